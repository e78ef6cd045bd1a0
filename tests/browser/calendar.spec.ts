import { expect, test } from '../fixtures/browser/test.ts';

test.use({ timezoneId: 'Pacific/Auckland' });

test('the calendar shows events in London time in another time zone, too', async ({ page }) => {
  await page.clock.setFixedTime('2025-06-19T00:00:00Z');
  await page.goto('/eventcalander');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  // The day scrolls to its working hours once it is shown.
  const distance = async () => {
    const event = await grid.getByRole('link', { name: 'Welcome MSB Meet-Up, 6:00 PM' }).boundingBox();
    const six = await page.getByText('6 pm', { exact: true }).boundingBox();
    return Math.abs((event?.y ?? 0) - (six?.y ?? Number.POSITIVE_INFINITY));
  };
  await expect.poll(distance).toBeLessThan(12);
});
