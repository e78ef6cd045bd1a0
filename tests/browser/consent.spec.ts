import { expect, test } from '../fixtures/browser/test.ts';

test.use({ savedConsent: null });

// Which scripts a choice allows is tested in tests/component/reading/consent.test.tsx.
test('a choice on cookies is asked for once, kept, and withdrawn with a reload', async ({ page }) => {
  const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
  await page.goto('/about-us');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await reloaded;
  await expect(banner).toBeHidden();
});
