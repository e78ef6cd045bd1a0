import { expectAccessible } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';

const player = (page: Page) => page.getByRole('dialog', { name: 'Video' });

test.describe('a film that the address names', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // The frame of the platform, which the fixtures keep from loading.
    expectedMessages: [/net::ERR_FAILED/],
  });

  test('shows its still, and asks the platform for nothing before it is pressed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) asked.push(request.url());
    });
    await page.goto('/#video-3');
    await expect(player(page).getByText('The future of cash and AI')).toBeVisible();
    await expect(player(page).getByText('3 of 9')).toBeVisible();
    const still = player(page).getByRole('button', { name: 'Play' });
    await expect(still).toBeFocused();
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await still.press('Enter');
    await expect(player(page).locator('iframe')).toHaveAttribute('src', /SAMPLE-0002/);
    await expect(still).toHaveCount(0);
  });

  test('its link can be copied, and follows the film', async ({ page }) => {
    await page.goto('/#video-3');
    await player(page).getByRole('button', { name: 'Next' }).click();
    await player(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(player(page).getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/#video-4', page.url()).href);
  });

  test('closing it leaves the address of the page', async ({ page }) => {
    await page.goto('/#video-3');
    await player(page).getByRole('button', { name: 'Close' }).click();
    await expect(player(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
