import { readdirSync, readFileSync } from 'node:fs';
import { site } from '#content/site/site.ts';
import { expect, type Page, test } from './fixtures.ts';

const ORDER = ['jquery', 'swiper', 'slider', 'bootstrap', 'wow', 'autocount', 'tilt', 'main'];
const PUBLIC_HOST = site.origin;

/** Serves the build at the site's public address; gives the requested script files in order. */
async function publish(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${PUBLIC_HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/js/')) asked.push(pathname.slice('/assets/js/'.length));
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  return asked;
}

test.describe('the eight site scripts', () => {
  test('load once each, in order, on the public site', async ({ page, baseURL }) => {
    const asked = await publish(page, baseURL);
    await page.goto(`${PUBLIC_HOST}/about-us`);
    await expect.poll(() => asked.length).toBe(8);
    expect(asked).toEqual(ORDER.map((name) => `${name}.js`));
    const placed = await page.locator('script[src^="/assets/js/"]').evaluateAll((scripts) => scripts.length);
    expect(placed).toBe(8);
  });

  test('do not load on localhost', async ({ page }) => {
    await page.goto('/about-us', { waitUntil: 'networkidle' });
    await expect(page.locator('script[src^="/assets/js/"]')).toHaveCount(0);
  });

  test.describe('with a prerender crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 Prerender (+https://github.com/prerender/prerender)' });

    test('do not load', async ({ page, baseURL }) => {
      const asked = await publish(page, baseURL);
      await page.goto(`${PUBLIC_HOST}/about-us`, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
    });
  });

  test.describe('with one file missing', () => {
    test.use({ expectedMessages: [/Failed to load (script|resource)/] });

    test('log the failure and leave the page usable', async ({ page, baseURL }) => {
      await publish(page, baseURL);
      await page.route(`${PUBLIC_HOST}/assets/js/wow.js`, (route) => route.abort());
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to load script'));
      await page.goto(`${PUBLIC_HOST}/about-us`);
      expect((await logged).text()).toBe('Failed to load script /assets/js/wow.js');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('take at most 6 kB together', () => {
    const bytes = readdirSync('public/assets/js').map((file) => readFileSync(`public/assets/js/${file}`).length);
    expect(bytes).toHaveLength(8);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000);
  });
});
