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
    const printed = (line: string) =>
      page.getByRole('region', { name: 'Your slip' }).getByText(line).filter({ visible: true }).first();
    for (const line of ['HMRC registration', 'Supervised by', 'Set aside for HMRC', 'First papers', 'Declaration and'])
      await expect(printed(line)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(printed('HMRC registration')).toBeVisible();
  });
