import { withFilms } from '../fixtures/browser/films.ts';
import { expect, hold, type Page, test } from '../fixtures/browser/test.ts';

const tile = (page: Page, title: string) => page.getByRole('link', { name: `Play ${title}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video' });

/** Answers for other sites. @returns the hosts that the page has asked */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await withFilms(page);
  await page.route(/google|youtube|captcha/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title><p>Another site</p>' });
  });
  return asked;
}

test('a page with a film, a map and a closed form asks another site only after a press', async ({ page }) => {
  const asked = await answerForOthers(page);
  await page.goto('/welcome-msb-meet-up-19th-june-2025', { waitUntil: 'networkidle' });
  await page.locator('#rsvp-form [aria-disabled]').scrollIntoViewIfNeeded();
  await tile(page, 'London 2025 welcome meet').hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await tile(page, 'London 2025 welcome meet').click();
  await expect(dialog(page).frameLocator('iframe').getByText('Another site')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe[title^=Map]').getByText('Another site')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com', 'www.google.com']);
});

test('a video clicked before its behaviour has loaded opens once it has loaded', async ({ page }) => {
  await answerForOthers(page);
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
