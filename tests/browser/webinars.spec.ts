import { expect, test } from './fixtures.ts';

const BANK = '/dosand-donts-to-get-a-bank-account-for-your-msb-business';
const EMAIL = '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs';

test('the webinars page shows two cards, below the Learning Hub in the breadcrumb', async ({ page }) => {
  await page.goto('/webinars');
  const links = page.getByRole('main').getByRole('link', { name: /^Read More/ });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', BANK);
  await expect(links.nth(1)).toHaveAttribute('href', EMAIL);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Learning Hub' })).toHaveAttribute('href', '/learning-hub');
});

for (const { path, facts, film } of [
  {
    path: BANK,
    facts: ['1 July 2025', '01:00 PM BST, 60 mins', 'Online', '95+ attendees'],
    film: /^Play.*Bank accounts/,
  },
  { path: EMAIL, facts: ['10 April 2025', 'Online', '60+ attendees'], film: /^Play.*Cutting onboarding costs/ },
])
  test.describe(`the report at ${path}`, () => {
    test.beforeEach(({ page }) => page.goto(path, { waitUntil: 'networkidle' }));

    test('shows date, platform, attendance and highlights', async ({ page }) => {
      const article = page.getByRole('article').first();
      for (const text of facts) await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
      const highlights = page.getByRole('region', { name: 'Highlights' }).getByRole('listitem');
      expect(await highlights.count()).toBeGreaterThanOrEqual(5);
    });

    test('plays its recording in the page', async ({ page }) => {
      await page.getByRole('region', { name: 'The recording' }).getByRole('link', { name: film }).click();
      const player = page.getByRole('dialog', { name: 'Video' }).locator('iframe');
      await expect(player).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?.*autoplay=1.*rel=0/,
      );
    });

    test('links to the other webinar and to all webinars', async ({ page }) => {
      const others = page.getByRole('complementary', { name: 'More webinars' });
      await expect(others.getByRole('link', { name: 'All webinars' })).toHaveAttribute('href', '/webinars');
      await expect(others.locator(`a[href="${path === BANK ? EMAIL : BANK}"]`)).toBeVisible();
    });
  });

test('the webinar on bank accounts is announced with date, time, length, speaker and six things to learn', async ({
  page,
}) => {
  await page.goto(BANK);
  await page.getByRole('link', { name: 'This webinar as it was announced' }).click();
  await expect(page).toHaveURL('/webinar-bank-accounts-for-msb-businesses');
  await expect(page.getByRole('definition')).toHaveText(['01 July 2025', '01:00 PM BST', '60 mins', 'Sample speaker']);
  await expect(page.getByRole('main').locator('ol').last().getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'Placeholder portrait of the speaker' })).toBeVisible();
  await page.getByRole('link', { name: 'Read the report of this webinar' }).click();
  await expect(page).toHaveURL(BANK);
});
