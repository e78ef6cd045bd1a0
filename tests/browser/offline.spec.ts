import { offlineWorker } from '#scripts/outputs/offlineWorker.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { accessibilityFaults } from '../fixtures/browser/accessible.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { cacheNames, expectNotKept, kept, read, test, workers } from '../fixtures/browser/offline.ts';
import { expect } from '../fixtures/browser/test.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const ARTICLE = '/kyc-cdd-msbs';

test.use({ serviceWorkers: 'allow', expectedMessages: [/net::ERR_|Failed to fetch/] });

test('offline, stored pages show with their pictures and day; instead of others there is their list, never a form', async ({
  page,
  network,
}) => {
  await read(page, GUIDE);
  await read(page, ARTICLE);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'Submit an Enquiry' })).toBeVisible();
  await network.stop();
  await page.context().setOffline(true);
  // The worker leaves a form's POST alone, so that the form can say that it failed.
  const post = page.evaluate(() =>
    fetch('/prod/api/msb/savecontactdetails', { method: 'POST', body: '{}' }).then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(await post).toBe('failed');

  await page.goto(ARTICLE);
  const picture = page.getByRole('article').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  for (const path of ['/contact-us', '/become-a-member', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(kept(page).getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('form')).toHaveCount(0);
  }
  await expect(kept(page).getByRole('link').last()).toHaveAttribute('href', GUIDE);
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/You are offline. This is the copy kept on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Training log.' })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('1rem Commissioner'))).toBe(true);
});

test('pages are stored only where the reader has not refused it and the browser does not save data', async ({
  page,
}) => {
  const wish = page.getByRole('checkbox', { name: 'Keep the pages I read' });
  await page.goto('/offline');
  await expect(page.getByText('No pages are kept.')).toBeVisible();
  await wish.uncheck();
  await expectNotKept(page, ARTICLE);
  await page.goto('/offline');
  await wish.check();
  await read(page, ARTICLE);
  await page.getByRole('link', { name: 'Pages kept on this device' }).click();
  await expect(page).toHaveURL('/offline');
  await expect(kept(page)).toHaveText([/Kept on \d+ \w+ \d{4}$/]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
  expect(await misfitsAt(page, 320, 800)).toEqual([]);
  await wish.uncheck();
  await expect(kept(page)).toHaveCount(0);
  await expect.poll(() => workers(page)).toBe(0);
  await wish.check();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await expectNotKept(page, GUIDE);
});

test('online, a page is the server’s; a build without offline reading removes the worker and all that it stored', async ({
  page,
  network: { newer },
}) => {
  await read(page, GUIDE);
  newer.set(GUIDE, { type: 'text/html', body: '<!doctype html><title>Newer</title><h1>Newer</h1>' });
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { name: 'Newer' })).toBeVisible();
  newer.set('/sw.js', { type: 'text/javascript', body: await offlineWorker(WEB_ROOT, false) });
  // A page of such a build registers no worker; the browser itself checks for an update of the old one.
  await page.goto('/about-us');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});
