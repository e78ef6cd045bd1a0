import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll } from './fit.ts';
import { expect, hold, type Page, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this website' });
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.locator('[data-results] > ol > li');

/** The addresses of the search engine's files that the page requests. */
function watchEngine(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) asked.push(pathname);
  });
  return asked;
}

test.describe('the search', () => {
  test('shows results while the visitor types, announces their number, and marks the matching words', async ({
    page,
  }) => {
    await page.goto('/search');
    await field(page).fill('nominated officer');
    await expect(status(page)).toHaveText(/^\d+ results for “nominated officer”$/);
    const first = results(page).first();
    await expect(first.getByRole('link').first()).toBeVisible();
    await expect(results(page).locator('mark').first()).toHaveText(/nominated|officer/i);
    await expect(page.getByRole('heading', { name: 'Everything' })).toBeHidden();
    await expect(page).toHaveURL('/search?q=nominated%20officer');
  });

  test('links to the matching section of a guide', async ({ page }) => {
    await page.goto('/search?q=FSA056');
    const guide = results(page).filter({ hasText: 'How to stay compliant with RegData submissions' });
    await expect(guide.getByText('Guide', { exact: true })).toBeVisible();
    await guide.getByRole('link', { name: 'Which returns to expect' }).click();
    await expect(page).toHaveURL('/how-to-stay-compliant-with-regdata-submissions#which-returns-to-expect');
  });

  test('links to the glossary entry of a term', async ({ page }) => {
    await page.goto('/search?q=proliferation+financing');
    await results(page).getByRole('link', { name: 'PF: Proliferation financing' }).click();
    await expect(page).toHaveURL('/glossary#pf');
  });

  test('says that nothing matches, and lists everything again', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('zzxqy');
    await expect(status(page)).toHaveText('No results for “zzxqy”. Everything is listed below.');
    await expect(page.getByRole('heading', { name: 'Everything' })).toBeVisible();
    await field(page).fill('');
    await expect(status(page)).toHaveText('');
    await expect(page).toHaveURL('/search');
  });

  test('shows ten results at a time, and focuses the first new one when more are requested by keyboard', async ({
    page,
  }) => {
    await page.goto('/search?q=money');
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Show more results' }).focus();
    await page.keyboard.press('Enter');
    await expect(results(page).nth(10).getByRole('link').first()).toBeFocused();
  });

  test('fetches its engine only when the visitor focuses its field', async ({ page }) => {
    const asked = watchEngine(page);
    await page.goto('/search', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await field(page).focus();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  test('opens on Ctrl + K from any page, except while a field has the focus', async ({ page }) => {
    await page.goto('/glossary');
    await page.keyboard.press('k');
    await expect(page).toHaveURL('/glossary');
    // The shortcut starts with the page's other behaviours, shortly after the page has loaded.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page).toHaveURL('/search', { timeout: 5_000 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await page.goto('/kyc-cdd-msbs');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/kyc-cdd-msbs');
  });

  for (const delay of [0, 60])
    test(`moves text typed after Ctrl + K at ${delay} ms a key into its field, and focuses the field`, async ({
      page,
    }) => {
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('nominated', { delay });
      await expect(page).toHaveURL('/search?q=nominated');
      await expect(field(page)).toHaveValue('nominated');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(' officer');
      await expect(status(page)).toHaveText(/^\d+ results for “nominated officer”$/);
    });

  test('keeps text typed into its field before its script runs', async ({ page }) => {
    const release = await hold(page, '**/siteSearch.behaviour*.js');
    await page.goto('/about-us', { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nominated');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' officer');
    release();
    await expect(status(page)).toHaveText(/^\d+ results for “nominated officer”$/);
    await expect(field(page)).toHaveValue('nominated officer');
  });

  test('leaves no field behind on the page that Back returns to', async ({ page }) => {
    await page.goto('/about-us', { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
    await page.goBack();
    await expect(page.locator('header input')).toHaveCount(0);
  });

  for (const width of [1280, 390, 320])
    test(`is accessible at ${width} px, with and without results`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/search');
      await expectAccessible(page);
      await field(page).fill('safeguarding');
      await expect(results(page).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

  test.describe('without its engine', () => {
    test.use({ expectedMessages: [/could not be loaded|Failed to load resource/] });

    test('says that it failed to load, and keeps the full list', async ({ page }) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await page.goto('/search?q=cash');
      await expect(status(page)).toHaveText('The search could not be loaded. Everything is listed below.');
      await expect(page.getByRole('link', { name: 'The future of cash processing for MSBs' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a plain list of everything by kind', async ({ page }) => {
      await page.goto('/search');
      await expect(field(page)).toBeHidden();
      for (const kind of ['Guides', 'Articles', 'News', 'Events', 'Webinars', 'Glossary'])
        await expect(page.getByRole('heading', { name: kind })).toBeVisible();
      await page.getByRole('link', { name: 'How to prepare for an HMRC audit' }).click();
      await expect(page).toHaveURL('/how-to-prepare-for-an-hmrc-audit');
    });
  });

  test('is linked from the footer and the Learning Hub', async ({ page }) => {
    await page.goto('/learning-hub');
    await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    const group = page.getByRole('contentinfo').getByRole('navigation', { name: 'Tools' });
    for (const name of ['Compliance calendar', 'Glossary', 'Search'])
      await expect(group.getByRole('link', { name })).toBeVisible();
  });
});
