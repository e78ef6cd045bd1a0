import { offlineWorker } from '#scripts/outputs/offlineWorker.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { accessibilityFaults } from '../fixtures/browser/accessible.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { keep, keepButton, kept, removeButton, stored, test } from '../fixtures/browser/offline.ts';
import { expect } from '../fixtures/browser/test.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const ARTICLE = '/kyc-cdd-msbs';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/net::ERR_|Failed to fetch|error occurred when fetching the script/],
});

test('offline, kept pages show with pictures and day, and in the place of others their list', async ({
  page,
  network,
}) => {
  await keep(page, GUIDE);
  await keep(page, ARTICLE);
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

test('a page is kept only at a press of the button, and leaves nothing once it is given up', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await expect(keepButton(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await keepButton(page).press('Enter');
  await expect(removeButton(page)).toBeFocused();
  await page.getByRole('link', { name: 'Pages kept on this device' }).click();
  await expect(page).toHaveURL('/offline');
  await expect(kept(page)).toHaveText([/Kept on \d+ \w+ \d{4}Remove$/]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
  expect(await misfitsAt(page, 320, 800)).toEqual([]);
  await page.goto(ARTICLE);
  await removeButton(page).click();
  await expect(page.getByText('The page is no longer kept on your device.')).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  // Chromium gives this page its old worker again.
  await keepButton(page).click();
  await expect(removeButton(page)).toBeVisible();
  expect(await stored(page)).toEqual([expect.stringMatching(/^offline:shell:/), `offline:2:${ARTICLE}`, 'a worker']);
});

test('a page that can’t be fetched is not kept, and the reader is told', async ({ page, network }) => {
  await page.goto(GUIDE);
  await expect(keepButton(page)).toBeVisible();
  await network.stop();
  await keepButton(page).click();
  await expect(page.getByText('That did not work. Please try again, with a connection.')).toBeVisible();
  await expect(keepButton(page)).toBeVisible();
  // The browser forgets the refused worker only after it has reported the failure.
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a page that is online renews its kept copy; a build without offline reading removes everything', async ({
  page,
  network: { newer },
}) => {
  await keep(page, GUIDE);
  const html = await (await page.request.get(GUIDE)).text();
  newer.set(GUIDE, { type: 'text/html', body: html.replace('</title>', ' (newer)</title>') });
  await page.goto(GUIDE);
  await expect(page).toHaveTitle(/newer/);
  const copy = () => page.evaluate(async (path) => (await caches.match(path))?.text(), GUIDE);
  await expect.poll(copy).toContain('(newer)</title>');
  newer.set('/sw.js', { type: 'text/javascript', body: await offlineWorker(WEB_ROOT, false) });
  // A page of such a build registers no worker; the browser itself checks for an update of the old one.
  await page.goto('/about-us');
  // The browser may leave out an update that is asked for while it looks for one by itself, as it does after a navigation.
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}));
      return stored(page);
    })
    .toEqual([]);
});
