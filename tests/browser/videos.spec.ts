import { withFilms } from '../fixtures/browser/films.ts';
import { expect, hold, type Page, test } from '../fixtures/browser/test.ts';

const tile = (page: Page, title: string) => page.getByRole('link', { name: `Play ${title}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video' });

test('a video clicked before its behaviour has loaded opens once it has loaded', async ({ page }) => {
  await withFilms(page);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }));
  const release = await hold(page, '**/videos.behaviour*.js');
  const asked = page.waitForRequest(/videos\.behaviour/);
  await page.goto('/');
  await asked;
  await tile(page, 'Financial risk strategies for MSBs').click();
  await expect(page).toHaveURL('/');
  release();
  await expect(dialog(page)).toContainText('2 of 9');
});

test.describe('a video whose player fails to load', () => {
  test.use({ expectedMessages: [/net::ERR_|Loading chunk failed \(missing\): player/] });

  test('opens on the platform, and the failure is logged', async ({ page }) => {
    await withFilms(page);
    await page.route('**/player.client.*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Loading chunk failed'));
    const left = page.waitForRequest('https://www.youtube.com/watch?v=SAMPLE-0006');
    await tile(page, 'A glimpse of the first members’ meet-up').click();
    await logged;
    await left;
  });
});
