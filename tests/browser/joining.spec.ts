import { site } from '#content/site/site.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';

/** The text of a refund on the page. */
const sum = (fee: number, days: number, left: number) =>
  `£${fee} ÷ ${days} × ${left} = £${((fee * left) / days).toFixed(2).replace('.00', '')}`;
const refund = (page: Page) => page.getByRole('region', { name: 'If you leave early' });

test.describe('the join page above its form', () => {
  for (const path of ['/become-a-member', '/overview'])
    test(`${path} shows what the two memberships require and cost`, async ({ page }) => {
      await page.goto(path);
      const table = page.getByRole('table', { name: 'The two memberships side by side' });
      await expect(table.getByRole('columnheader', { name: 'MSB Member' })).toBeVisible();
      await expect(table.getByRole('columnheader', { name: 'Affiliate Member' })).toBeVisible();
      await expect(
        table.getByRole('row', { name: `£${site.fees.msb} a year £${site.fees.affiliate} a year` }),
      ).toBeVisible();
    });

  test('calculates the refund for the chosen day', async ({ page }) => {
    await page.goto('/become-a-member');
    await expect(refund(page).getByText(sum(site.fees.msb, 365, 292))).toBeVisible();
    await expect(async () => {
      await refund(page).getByLabel('Membership begins').fill('2027-03-01');
      await refund(page).getByLabel('Last day of membership').fill('2027-08-31');
      await expect(refund(page).getByText(sum(site.fees.affiliate, 366, 182))).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(refund(page).getByRole('status')).toContainText('The Board needs your notice by 17 August 2027.');
  });

  test('says which days can be chosen, and shows no refund for any other day', async ({ page }) => {
    await page.goto('/become-a-member');
    const ends = refund(page).getByLabel('Last day of membership');
    await expect(async () => {
      await ends.fill('2028-01-01');
      await expect(refund(page).getByRole('status')).toContainText(
        'Pick a last day from 1 January 2027 to 31 December 2027.',
        { timeout: 500 },
      );
    }).toPass();
    await expect(refund(page).getByText('MSB Member')).toBeHidden();
    await expect(ends).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the comparison table and the worked example of the terms', async ({ page }) => {
      await page.goto('/become-a-member');
      await expect(refund(page).getByText(sum(site.fees.affiliate, 365, 292))).toBeVisible();
      await expect(refund(page).getByLabel('Membership begins')).toBeHidden();
    });
  });
});
