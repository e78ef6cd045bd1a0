import { expect, test } from '../fixtures/browser/test.ts';

/** In place of the script of analytics, because the policy of this build allows no other site's. */
const SCRIPT = '/assets/js/main.js';

test.use({ firstVisit: true });

// Which scripts a choice allows is tested in tests/component/reading/consent.test.tsx.
test('a choice on cookies is asked for once, kept, and withdrawn with a reload', async ({ page }) => {
  const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
  const script = page.locator(`script[src="${SCRIPT}"]`);
  await page.goto('/about-us');
  await banner.evaluate((element, src) => element.setAttribute('data-cookie-analytics-src', src), SCRIPT);
  await expect(script).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner).toBeHidden();
  await expect(script).toHaveCount(1);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await reloaded;
  await expect(banner).toBeHidden();
  await expect(script).toHaveCount(0);
});
