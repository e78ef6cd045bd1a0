import { expectNoShift } from '../fixtures/browser/layoutShift.ts';
import { expect, hold, type Page, test } from '../fixtures/browser/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this website' });
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.locator('[data-search-results] > ol > li');
const INDEX = '**/search-index.json';

test.describe('the search', () => {
  test('counts and marks what it finds in an index that it fetches on focus', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/search');
    expect(fetched).not.toContain('/search-index.json');
    await field(page).focus();
    await expect.poll(() => fetched).toContain('/search-index.json');

    await field(page).fill('nominated officer');
    await expect(status(page)).toHaveText(/^\d+ results for “nominated officer”$/);
    await expect(results(page).first().getByRole('link').first()).toBeVisible();
    await expect(results(page).locator('mark').first()).toHaveText(/nominated|officer/i);
    await expect(page).toHaveURL('/search?q=nominated%20officer');

    await field(page).fill('zzxqy');
    await expect(status(page)).toHaveText('No results for “zzxqy”. You can browse everything below.');
    await expect(page.getByRole('heading', { name: 'Everything' })).toBeVisible();
    await field(page).fill('');
    await expect(status(page)).toHaveText('');
    await expect(page).toHaveURL('/search');
  });

  test('links to the section or term that matches', async ({ page }) => {
    await page.goto('/search?q=proliferation+financing');
    await expect(results(page).getByRole('link', { name: 'PF: Proliferation financing' })).toHaveAttribute(
      'href',
      '/glossary#pf',
    );
    await page.goto('/search?q=FSA056');
    const guide = results(page).filter({ hasText: 'How to stay compliant with RegData submissions' });
    await expect(guide.getByText('Guide', { exact: true })).toBeVisible();
    await guide.getByRole('link', { name: 'Which returns to expect' }).click();
    await expect(page).toHaveURL('/how-to-stay-compliant-with-regdata-submissions#which-returns-to-expect');
  });

  test('moves nothing that can be seen when results come, wherever the visitor has scrolled to', async ({ page }) => {
    for (const [width, top] of [
      [390, 300],
      [1280, 0],
      [1280, 1200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, INDEX);
      await page.goto('/search?q=levy');
      // What lies below the first view is laid out a frame after it.
      await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      release();
      await expect(status(page)).toHaveText(/^\d+ results for “levy”$/);
      await expectNoShift(page);
    }
  });
});

test('Ctrl + K leads to a field that takes what is typed before its script has loaded', async ({ page }) => {
  await page.goto('/about-us');
  const release = await hold(page, '**/search.lazy*.js');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nominated officer');
  release();
  await expect(status(page)).toHaveText(/^\d+ results for “nominated officer”$/);
  await expect(field(page)).toHaveValue('nominated officer');
  await expect(field(page)).toBeFocused();
});
