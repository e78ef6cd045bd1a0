import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Drags fingers over the screen, each from its first point to its second, by the events of a touch screen. */
export async function drag(page: Page, fingers: (readonly [from: Point, to: Point])[]): Promise<void> {
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
export async function swipe(page: Page, over: Locator, direction: 'left' | 'right'): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('The element to swipe over is not on the page.');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The swipe runs through the middle of the visible part.
  const y = (Math.max(box.y, 0) + Math.min(box.y + box.height, height)) / 2;
  const right = { x: Math.min(box.x + box.width, width) - 20, y };
  const left = { x: Math.max(box.x, 0) + 20, y };
  await drag(page, [direction === 'left' ? [right, left] : [left, right]]);
}
