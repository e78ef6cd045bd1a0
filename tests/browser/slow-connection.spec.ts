import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { LAYOUTS } from '../fixtures/browser/builtPaths.ts';
import { layoutShift } from '../fixtures/browser/layoutShift.ts';
import { test } from '../fixtures/browser/offline.ts';
import { expect } from '../fixtures/browser/test.ts';
import { pagesByPath } from '../fixtures/built.ts';

const PARTS = 8;
const PAUSE_MS = 40;
/** More than an ornament causes that is placed in a box of which only a part has arrived. */
const MOST_SHIFT = 0.05;

/** The HTML of a page as a slow connection delivers it. */
async function* inParts(html: string) {
  const size = Math.ceil(html.length / PARTS);
  for (let start = 0; start < html.length; start += size) {
    yield html.slice(start, start + size);
    await setTimeout(PAUSE_MS);
  }
}

test('no layout moves while its page arrives in parts', async ({ page, network }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const moved: string[] = [];
  for (const path of LAYOUTS) {
    const html = pagesByPath().get(path)?.html ?? '';
    network.newer.set(path, { type: 'text/html; charset=utf-8', body: () => Readable.from(inParts(html)) });
    await page.goto(path);
    const shift = await layoutShift(page);
    if (shift.sum > MOST_SHIFT) moved.push(`${path}: ${shift.sum.toFixed(3)}, ${shift.moved.join(', ')}`);
  }
  expect(moved).toEqual([]);
});
