import { expect, test } from '../fixtures/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the hero is its first slide without React, until the time of that slide is over', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const react = () => requested.filter((path) => /react.*\.js$/.test(path));
  const thread = (number: number) => page.getByRole('button', { name: `Slide ${number}` });
  const slide = (number: number) => page.locator(`#slide-${number}`);
  // This window is high enough for the whole hero with its controls.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await expect(thread(1).locator('i')).toHaveCSS('animation-duration', '10s');
  for (const [index, each] of (await page.locator('[id^=slide-]').all()).entries()) {
    if (index > 0) await expect(each).toBeHidden();
    const images = await each.locator('img').all();
    expect(images).toHaveLength(2);
    for (const image of images) {
      const width = expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth));
      await (index === 0 ? width.toBeGreaterThan(0) : width.toBe(0));
    }
  }
  await page.clock.runFor(8000);
  await page.waitForLoadState('networkidle');
  expect(react()).toEqual([]);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(thread(2)).toHaveAttribute('aria-current', 'true');
  expect(react()).not.toEqual([]);
});
