import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

type Point = { x: number; y: number };

/** Drags fingers over the screen, each from its first point to its second, by the events of a touch screen. */
async function drag(page: Page, fingers: (readonly [from: Point, to: Point])[]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const steps = 12;
  const at = (step: number) =>
    fingers.map(([from, to], id) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      id,
    }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}

/** Swipes with one finger in one direction over the width of an element. */
async function swipe(page: Page, over: Locator, direction: 'left' | 'right'): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('The element to swipe over is not on the page.');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The swipe runs through the middle of the visible part.
  const y = (Math.max(box.y, 0) + Math.min(box.y + box.height, height)) / 2;
  const right = { x: Math.min(box.x + box.width, width) - 20, y };
  const left = { x: Math.max(box.x, 0) + 20, y };
  await drag(page, [direction === 'left' ? [right, left] : [left, right]]);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const hero = (page: Page) => page.getByRole('region', { name: 'Introduction' });
const thread = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number}` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const front = (page: Page, counter: string) =>
  lightbox(page).getByRole('group', { name: counter, exact: true }).getByRole('img');

/** A finger that moves from one point to another. */
const finger = (x: number, y: number, toX: number, toY: number) =>
  [
    { x, y },
    { x: toX, y: toY },
  ] as const;

test('the first swipe over the hero hydrates it and advances, and the next goes back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await swipe(page, page.locator('#slide-1'), 'left');
  await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.5 });
  await expect(thread(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#slide-1')).not.toBeInViewport();
  await swipe(page, page.locator('#slide-2'), 'right');
  await expect(thread(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).getByRole('status')).toHaveText('1 of 4: Stronger Together');
});

test('a template is downloaded by a press on a target that a thumb can hit', async ({ page }) => {
  await page.goto('/templates/training-log');
  const link = page.getByRole('link', { name: 'Excel workbook (.xlsx)' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [file] = await Promise.all([page.waitForEvent('download'), link.tap()]);
  expect(file.suggestedFilename()).toBe('training-log.xlsx');
});

test('a picture opens, changes with a swipe, zooms with two fingers and closes when pulled down', async ({ page }) => {
  await page.goto('/');
  await page.locator('#photo1').tap();
  await expect(front(page, '1 of 8')).toBeVisible();
  await swipe(page, front(page, '1 of 8'), 'left');
  await expect(front(page, '2 of 8')).toBeInViewport({ ratio: 0.9 });
  await expect(front(page, '1 of 8')).not.toBeInViewport();
  const width = async () => (await front(page, '2 of 8').boundingBox())?.width ?? 0;
  const before = await width();
  await drag(page, [finger(185, 420, 60, 420), finger(205, 420, 330, 420)]);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await lightbox(page).getByRole('button', { name: 'Next' }).tap();
  await expect(front(page, '3 of 8')).toBeInViewport({ ratio: 0.9 });
  await drag(page, [finger(195, 300, 195, 780)]);
  await expect(lightbox(page)).toBeHidden();
});
