import { expect, test } from './fixtures.ts';

test.describe('the glossary', () => {
  test('links each letter to its terms, and explains each term', async ({ page }) => {
    await page.goto('/glossary');
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
    const entry = page.locator('#spi');
    await expect(entry.getByRole('term').first()).toHaveText('SPI Small payment institution');
    await expect(entry.getByRole('link', { name: 'PSRs, regulation 14' })).toHaveAttribute('href', /regulation\/14$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('works in the same way', async ({ page }) => {
      await page.goto('/glossary#cdd');
      await expect(page.locator('#cdd')).toBeInViewport();
    });
  });
});

test.describe('a term of the glossary', () => {
  test('is linked to its entry at its first use in a guide', async ({ page }) => {
    await page.goto('/how-to-prepare-for-an-hmrc-audit');
    const links = page.getByRole('article').locator('a[href^="/glossary#"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(2);
    expect(new Set(addresses).size).toBe(addresses.length);
    await page.getByRole('article').locator('a[href="/glossary#nominated-officer"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/glossary#nominated-officer');
    await expect(page.locator('#nominated-officer')).toBeInViewport();
  });

  test('is not linked in a heading, nor in an article about that term', async ({ page }) => {
    await page.goto('/kyc-cdd-msbs');
    const article = page.getByRole('article');
    await expect(article.locator('a[href^="/glossary#"]').first()).toBeVisible();
    await expect(article.locator(':is(h1, h2, h3, th) a[href^="/glossary#"]')).toHaveCount(0);
    for (const subject of ['kyc', 'cdd', 'msb'])
      await expect(article.locator(`a[href="/glossary#${subject}"]`)).toHaveCount(0);
  });

  test.describe('without JavaScript on a phone', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

    test('also links from an article to its entry', async ({ page }) => {
      await page.goto('/common-compliance-mistakes-msbs');
      const term = page.getByRole('article').locator('a[href^="/glossary#"]').first();
      const address = (await term.getAttribute('href')) ?? '';
      await term.click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(address.replace('/glossary', ''))).toBeInViewport();
    });
  });
});
