import { expect, test } from '../fixtures/browser/test.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`“Must I register?” is answered one link from home, on one screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Must I register/ })
      .click();
    await page.getByRole('checkbox', { name: 'Change cash' }).check();
    const bar = page.getByRole('link', { name: 'See your slip' });
    if (await bar.isVisible()) await bar.click();
    const slip = page.getByRole('region', { name: 'Your slip' });
    for (const line of [
      'HMRC registration',
      'Supervised by',
      'Set aside for HMRC',
      'First papers',
      'Declaration and fee',
    ])
      await expect(slip.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(slip.getByText('HMRC registration', { exact: true })).toBeVisible();
  });
