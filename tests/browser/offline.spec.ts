import { offlineWorker } from '#scripts/outputs/offlineWorker.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { createSiteServer, listen } from '#scripts/server/server.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll } from './fit.ts';
import { test as base, expect, type Page } from './fixtures.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const ARTICLE = '/kyc-cdd-msbs';

/** A server for one test alone, which can stop the server or change what it serves. */
type Network = { newer: Map<string, { type: string; body: string }>; origin: string; stop: () => Promise<void> };

const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  network: async ({}, use) => {
    const app = createSiteServer({
      root: WEB_ROOT,
      inbox: { append: async () => undefined },
      checkInbox: async () => undefined,
      formsPerMinute: 1,
    });
    const newer: Network['newer'] = new Map();
    app.addHook('onRequest', async ({ url }, reply) => {
      const file = newer.get(url);
      if (file) return reply.type(file.type).header('Cache-Control', 'no-cache').send(file.body);
    });
    const origin = `http://localhost:${await listen(app, 0)}`;
    let running = true;
    const stop = async () => {
      if (!running) return;
      running = false;
      app.server.closeAllConnections();
      await app.close();
    };
    await use({ newer, origin, stop });
    await stop();
  },
  baseURL: async ({ network }, use) => use(network.origin),
});

test.use({ serviceWorkers: 'allow', expectedMessages: [/net::ERR_|Failed to fetch/] });

const note = (page: Page) => page.getByText(/This page is kept on your device/);
const kept = (page: Page) => page.getByRole('list', { name: 'Pages kept on this device' }).getByRole('listitem');
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Opens a page and waits until it is stored and the service worker is ready. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The files that the page uses are fetched and stored as well.
  await page.waitForLoadState('networkidle');
}

/** Stops the server and sets the browser offline. */
async function goOffline(page: Page, network: Network): Promise<void> {
  await network.stop();
  await page.context().setOffline(true);
}

test.describe('offline reading', () => {
  test('shows a stored guide and article with their pictures, and says when they were stored', async ({
    page,
    network,
  }) => {
    await read(page, GUIDE);
    await read(page, ARTICLE);
    await goOffline(page, network);
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/You are offline. This is the copy kept on \d+ \w+ \d{4}/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Training log.' })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('1rem Commissioner'))).toBe(true);
    await page.goto(ARTICLE);
    const picture = page.getByRole('article').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('shows the list of stored pages instead of a page that is not stored, and never shows a stored form', async ({
    page,
    network,
  }) => {
    await read(page, GUIDE);
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { name: 'Submit an Enquiry' })).toBeVisible();
    await goOffline(page, network);
    for (const path of ['/contact-us', '/become-a-member', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await expect(kept(page).getByRole('link')).toHaveAttribute('href', GUIDE);
      await expect(page.getByRole('form')).toHaveCount(0);
    }
    await kept(page).getByRole('link').click();
    await expect(page).toHaveURL(GUIDE);
    await expect(page.getByText(/You are offline/)).toBeVisible();
  });

  test('lets the POST of a form fail, so that the form can say so', async ({ page, network }) => {
    await read(page, GUIDE);
    await page.reload();
    await goOffline(page, network);
    const outcome = await page.evaluate(() =>
      fetch('/prod/api/msb/savecontactdetails', { method: 'POST', body: '{}' }).then(
        () => 'answered',
        () => 'failed',
      ),
    );
    expect(outcome).toBe('failed');
  });

  test('shows the server’s version of a page while online', async ({ page, network: { newer } }) => {
    await read(page, GUIDE);
    newer.set(GUIDE, { type: 'text/html', body: '<!doctype html><title>Newer</title><h1>Newer</h1>' });
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { name: 'Newer' })).toBeVisible();
  });

  test('stores the twenty most recently read pages', async ({ page }) => {
    await read(page, GUIDE);
    await page.evaluate(async () => {
      for (let number = 1; number < 20; number += 1) {
        const cache = await caches.open(`offline:1:/sample-${number}`);
        await cache.put(`/sample-${number}`, new Response('<title>Sample</title>'));
      }
    });
    await read(page, ARTICLE);
    const names = await cacheNames(page);
    expect(names.filter((name) => name.startsWith('offline:1:'))).toHaveLength(20);
    expect(names).toContain(`offline:1:${ARTICLE}`);
    expect(names).not.toContain(`offline:1:${GUIDE}`);
  });
});

test.describe('the list of stored pages', () => {
  test('shows a stored page, and can be cleared by keyboard', async ({ page }) => {
    await read(page, GUIDE);
    await page.getByRole('link', { name: 'Pages kept on this device' }).click();
    await expect(page).toHaveURL('/offline');
    await expect(kept(page)).toHaveCount(1);
    await expect(kept(page)).toContainText(/Kept on \d+ \w+ \d{4}/);
    await page.getByRole('button', { name: 'Remove all' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'No pages are kept.' })).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Keep the pages I read' })).toBeFocused();
  });

  test('is cleared when the reader refuses storage, and grows only once they allow it again', async ({ page }) => {
    await read(page, GUIDE);
    await page.goto('/offline');
    const wish = page.getByRole('checkbox', { name: 'Keep the pages I read' });
    await expect(kept(page)).toHaveCount(1);
    await wish.uncheck();
    await expect(kept(page)).toHaveCount(0);
    await page.goto(ARTICLE);
    await expect(note(page)).toBeHidden();
    expect(await workers(page)).toBe(0);
    await page.goto('/offline');
    await expect(wish).not.toBeChecked();
    await wish.check();
    await read(page, ARTICLE);
    await page.goto('/offline');
    await expect(kept(page)).toHaveCount(1);
  });

  test('is empty before a guide or article is read, and with Save-Data', async ({ page }) => {
    await page.goto('/offline');
    await expect(page.getByText('No pages are kept.')).toBeVisible();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(GUIDE);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(note(page)).toBeHidden();
    expect(await workers(page)).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility faults in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 800 });
      await read(page, GUIDE);
      await expectAccessible(page);
      await page.goto('/offline');
      await expect(kept(page)).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is empty, and the page says why', async ({ page }) => {
      await page.goto('/offline');
      await expect(page.getByText('This browser keeps no pages.')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    });
  });
});

test.describe('a build without offline reading', () => {
  test('ships a service worker that removes the old one, its stored pages, and itself', async ({
    page,
    network: { newer },
  }) => {
    await read(page, GUIDE);
    newer.set('/sw.js', { type: 'text/javascript', body: await offlineWorker(WEB_ROOT, false) });
    // A page of such a build registers no worker; the browser itself checks for an update of the old one.
    await page.goto('/about-us');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
  });
});
