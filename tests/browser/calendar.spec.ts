import { expect, type Page, test } from '../fixtures/browser/test.ts';

const meeting = (page: Page) => page.getByRole('grid').getByRole('link', { name: 'Welcome MSB Meet-Up, 6:00 PM' });

async function openCalendar(page: Page, today: string) {
  await page.clock.setFixedTime(new Date(today));
  await page.goto('/eventcalander');
  await expect(page.getByRole('grid')).toBeVisible();
}

test('the calendar opens an event’s page by a click', async ({ page }) => {
  await openCalendar(page, '2025-06-24T10:00:00+01:00');
  await meeting(page).click();
  await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the calendar shows events in London time', async ({ page }) => {
    await openCalendar(page, '2025-06-19T00:00:00Z');
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    // The day scrolls to its working hours once it is shown.
    const distance = async () => {
      const [event, six] = await Promise.all([
        meeting(page).boundingBox(),
        page.getByText('6 pm', { exact: true }).boundingBox(),
      ]);
      return Math.abs((event?.y ?? 0) - (six?.y ?? Number.POSITIVE_INFINITY));
    };
    await expect.poll(distance).toBeLessThan(12);
  });
});
