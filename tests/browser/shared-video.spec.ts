import { expectAccessible } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';

const player = (page: Page) => page.getByRole('dialog', { name: 'Video' });

test.describe('a video named in the address', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // The fixtures block the platform's frame.
    expectedMessages: [/net::ERR_FAILED/],
  });

  test('shows its still, and requests nothing from the platform before it is clicked', async ({ page }) => {
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

  test('has a link to copy, which changes with the video', async ({ page }) => {
    await page.goto('/#video-3');
    await player(page).getByRole('button', { name: 'Next' }).click();
    await player(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(player(page).getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/#video-4', page.url()).href);
  });

  test('is removed from the address when closed', async ({ page }) => {
    await page.goto('/#video-3');
    await player(page).getByRole('button', { name: 'Close' }).click();
    await expect(player(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
