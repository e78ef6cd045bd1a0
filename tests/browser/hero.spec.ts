import { expect, type Page, test } from '../fixtures/browser/test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Introduction' });
const control = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });
const thread = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number}` });
const slide = (page: Page, number: number) => page.locator(`#slide-${number}`);

/** Opens the home page with its clock stopped. @returns the paths of all files that it requests */
async function openStopped(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'networkidle' });
  return requested;
}

const react = (requested: string[]) => requested.filter((path) => /react.*\.js$/.test(path));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero is its first slide without React, until the time of that slide is over', async ({ page }) => {
    // This window is high enough for the whole hero with its controls.
    await page.setViewportSize({ width: 1280, height: 1000 });
    const requested = await openStopped(page);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(thread(page, 1).locator('i')).toHaveCSS('animation-duration', '10s');
    for (const number of [1, 2, 3, 4]) {
      if (number > 1) await expect(slide(page, number)).toBeHidden();
      const images = await slide(page, number).locator('img').all();
      expect(images).toHaveLength(2);
      for (const image of images) {
        const width = expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth));
        await (number === 1 ? width.toBeGreaterThan(0) : width.toBe(0));
      }
    }
    await page.clock.runFor(8000);
    await page.waitForLoadState('networkidle');
    expect(react(requested)).toEqual([]);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(thread(page, 2)).toHaveAttribute('aria-current', 'true');
    expect(react(requested)).not.toEqual([]);
  });
});

test('under reduced motion the hero waits for the visitor', async ({ page }) => {
  const requested = await openStopped(page);
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(react(requested)).toEqual([]);
  await page.clock.resume();
  await control(page, 'Next').click();
  await expect(thread(page, 2)).toHaveAttribute('aria-current', 'true');
});
