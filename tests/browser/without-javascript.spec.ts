import { expect, test } from '../fixtures/browser/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test.describe('without JavaScript', () => {
  test('a reader gets the menu, headings and texts, and a link from a term to its entry', async ({ page }) => {
    await page.goto('/common-compliance-mistakes-msbs');
    await expect(page.getByRole('link', { name: 'Membership Form' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).locator('span')).toHaveCSS('animation-name', 'none');
    const sidebar = page.getByRole('region', { name: 'Other posts' });
    await expect(sidebar.getByRole('link', { name: /future of cash/ })).toBeVisible();
    await expect(sidebar.getByRole('searchbox')).toBeHidden();
    const term = page.getByRole('article').locator('a[href^="/glossary#"]').first();
    const address = (await term.getAttribute('href')) ?? '';
    await term.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(address.replace('/glossary', ''))).toBeInViewport();
  });

  test('the tools are plain lists, or say what they need', async ({ page }) => {
    await test.step('the checklist of a guide', async () => {
      await page.goto('/how-to-prepare-for-an-hmrc-audit');
      await expect(page.getByRole('listitem').filter({ hasText: 'Training log.' })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Your checklist' })).toBeHidden();
    });

    await test.step('the compliance calendar', async () => {
      await page.goto('/compliance-calendar');
      await expect(page.getByText('needs JavaScript, which is switched off here')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'HMRC annual declaration and fee' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'HMRC manual, ECSH45851' })).toBeVisible();
      await expect(page.getByText('3 months before')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Work out my dates' })).toBeHidden();
      await expect(page.getByLabel('Next declaration and fee due')).toBeHidden();
    });

    await test.step('the pages that are kept', async () => {
      await page.goto('/offline');
      await expect(page.getByText('This browser keeps no pages.')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    });

    await test.step('the search', async () => {
      await page.goto('/search');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
      await page.getByRole('link', { name: 'How to prepare for an HMRC audit' }).click();
      await expect(page).toHaveURL('/how-to-prepare-for-an-hmrc-audit');
    });
  });
});
