import { expect, type Page, test } from './fixtures.ts';

const ARTICLE = '/kyc-cdd-msbs';
const others = (page: Page) => page.getByRole('region', { name: 'Other posts' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search other posts' });

test.describe('the search beside an article', () => {
  test('shows the other posts and not the one that is open', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(others(page).getByRole('listitem')).toHaveCount(3);
    await expect(others(page).getByRole('link', { name: /KYC and CDD/ })).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('placeholder', 'Search other posts...');
    await expect(others(page).getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/blogs');
  });

  test('filters by title in any case while the visitor types, and announces the number of results', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await box(page).fill('MSB');
    await expect(others(page).getByRole('listitem')).toHaveCount(2);
    await expect(others(page).getByRole('status')).toHaveText('2 results');
    await box(page).fill('reguLATION');
    await expect(others(page).getByRole('listitem')).toHaveText([/A guide to MSB regulation in the UK/]);
    await expect(others(page).getByRole('status')).toHaveText('1 result');
    await box(page).fill('');
    await expect(others(page).getByRole('listitem')).toHaveCount(3);
    await expect(others(page).getByRole('status')).toBeEmpty();
  });

  test('says "No results" if no title matches', async ({ page }) => {
    await page.goto(ARTICLE);
    await box(page).fill('dragons');
    await expect(others(page).getByRole('listitem')).toHaveCount(0);
    await expect(others(page).getByText('No results')).toBeVisible();
  });

  test('opens a result by keyboard', async ({ page }) => {
    await page.goto(ARTICLE);
    await box(page).focus();
    await page.keyboard.type('cash');
    await expect(others(page).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/future-of-cash-processing-msbs');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the links, and hides the search field', async ({ page }) => {
      await page.goto(ARTICLE);
      await expect(others(page).getByRole('link', { name: /future of cash/ })).toBeVisible();
      await expect(box(page)).toBeHidden();
    });
  });
});

test.describe('the search beside an article with more posts than the sidebar shows', () => {
  const TITLES = [
    ['/kyc-cdd-msbs', 'KYC and CDD for money service businesses', '2025-05-27'],
    ['/future-of-cash-processing-msbs', 'The future of cash processing for MSBs', '2025-06-24'],
    ...Array.from({ length: 15 }, (_, index) => [`/sample-${index}`, `Sample cash post ${index}`, '2024-09-02']),
  ];

  /** Serves the article as in a build with more posts, and answers the request for their titles. */
  async function withMorePosts(page: Page, answer: () => { status?: number; json?: unknown }) {
    await page.route(`**${ARTICLE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'data-behaviour="titleSearch"',
        '$& data-titles="/titles/blogs.json"',
      );
      await route.fulfill({ response, body });
    });
    const requests: string[] = [];
    await page.route('**/titles/blogs.json', (route) => {
      requests.push(route.request().url());
      return route.fulfill(answer());
    });
    return requests;
  }

  test('fetches all titles once, when the visitor uses it', async ({ page }) => {
    const requests = await withMorePosts(page, () => ({ json: TITLES }));
    await page.goto(ARTICLE);
    await expect(others(page).getByRole('listitem')).toHaveCount(3);
    expect(requests).toEqual([]);
    await box(page).fill('sample cash post 7');
    await expect(others(page).getByRole('link', { name: 'Sample cash post 7' })).toHaveAttribute('href', '/sample-7');
    await expect(others(page).getByRole('time')).toHaveText('2 Sept 2024');
    await box(page).blur();
    await box(page).focus();
    expect(requests).toHaveLength(1);
  });

  test('shows at most ten results, each once, without the current post', async ({ page }) => {
    await withMorePosts(page, () => ({ json: TITLES }));
    await page.goto(ARTICLE);
    await box(page).fill('cash');
    await expect(others(page).getByRole('listitem')).toHaveCount(10);
    await expect(others(page).getByRole('status')).toHaveText('10 results');
    await expect(others(page).getByRole('link', { name: /future of cash/ })).toHaveCount(1);
    await box(page).fill('KYC');
    await expect(others(page).getByText('No results')).toBeVisible();
  });

  test.describe('if the titles fail to load', () => {
    test.use({ expectedMessages: [/titles\/blogs\.json answered 503|Failed to load resource/] });

    test('searches the posts on the page, and fetches the titles again on the next use', async ({ page }) => {
      const requests = await withMorePosts(page, () => ({ status: 503 }));
      await page.goto(ARTICLE);
      await box(page).fill('regulation');
      await expect(others(page).getByRole('listitem')).toHaveCount(1);
      await expect.poll(() => requests.length).toBe(1);
      await box(page).blur();
      await box(page).focus();
      await expect.poll(() => requests.length).toBe(2);
    });
  });
});

test('the search beside the only news item says that there are no others', async ({ page }) => {
  await page.goto('/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting');
  const latest = page.getByRole('region', { name: 'Latest News' });
  await expect(latest.getByRole('searchbox', { name: 'Search news' })).toHaveAttribute('placeholder', 'Search news...');
  await expect(latest.getByText('No results')).toBeVisible();
  await expect(latest.getByRole('link', { name: 'All News' })).toHaveAttribute('href', '/news');
});
