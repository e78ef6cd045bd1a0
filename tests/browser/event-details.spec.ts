import { chooseEvent, handOver } from '../fixtures/browser/calendar.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { EVENT, HOSTILE_HTML } from '../fixtures/samples.ts';

test('an event that the calendar hands over is shown after a click, a reload, Back and Forward', async ({ page }) => {
  await chooseEvent(page);
  await expect(page).toHaveURL('/eventsdetails');
  const heading = page.getByRole('heading', { level: 1, name: EVENT.title });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(heading).toBeVisible();
});

test.describe('with the sanitiser and the content security policy', () => {
  test.use({ expectedMessages: [/Content Security Policy|Failed to load resource/] });

  test('hostile HTML sends no request to another site', async ({ page, baseURL }) => {
    const left: string[] = [];
    await page.route(
      ({ origin, protocol }) => origin !== baseURL && protocol !== 'data:',
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    const sending = HOSTILE_HTML.filter((html) => /evil\.example|https?:|\/\//.test(html));
    await handOver(page, { description: `${sending.join('<hr>')}<p>Last words</p>` });
    await page.goto('/eventsdetails', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-event-description] img[src*="evil.example"]')).not.toHaveCount(0);
    expect(left).toEqual([]);
    await expect(page).toHaveURL('/eventsdetails');
  });
});

test.describe('if the sanitiser fails to load', () => {
  test.use({ expectedMessages: [/net::ERR_|Loading chunk failed \(missing\): dompurify/] });

  test('the description is shown as plain text', async ({ page }) => {
    await page.route('**/purify*.js', (route) => route.abort());
    await handOver(page, { description: '<p>Bring <b>questions</b> &amp; papers.</p><img src="x" alt="">' });
    await page.goto('/eventsdetails');
    await expect(page.getByText('Bring questions & papers.')).toBeVisible();
    await expect(page.getByRole('main').locator('b, img[src=x]')).toHaveCount(0);
  });
});
