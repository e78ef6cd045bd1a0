import { withFilms } from '../fixtures/browser/films.ts';
import { test } from '../fixtures/browser/test.ts';

test.use({ expectedMessages: [/net::ERR_|Loading chunk failed \(missing\): player/] });

test('a video whose player fails to load opens on the platform, and the failure is logged', async ({ page }) => {
  await withFilms(page);
  await page.route('**/player.client.*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Loading chunk failed'));
  const left = page.waitForRequest('https://www.youtube.com/watch?v=SAMPLE-0006');
  await page.getByRole('link', { name: 'Play A glimpse of the first members’ meet-up' }).click();
  await logged;
  await left;
});
