import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { LAYOUTS } from '../fixtures/browser/builtPaths.ts';
import { expectNoShift } from '../fixtures/browser/layoutShift.ts';
import { test as base } from '../fixtures/browser/test.ts';
import { pagesByPath } from '../fixtures/built.ts';
import { startBuildServer } from '../fixtures/server/buildServer.ts';

const PIECES = 4;
const PAUSE_MS = 40;
/** More than an ornament causes that is placed in a box of which only a piece has arrived. */
const MOST_SHIFT = 0.05;

/** The HTML of a page as a slow connection delivers it. */
async function* inPieces(html: string) {
  const size = Math.ceil(html.length / PIECES);
  for (let start = 0; start < html.length; start += size) {
    yield html.slice(start, start + size);
    await setTimeout(PAUSE_MS);
  }
}

/** Playwright's test on a server that sends each page in pieces. */
const test = base.extend<{ slowOrigin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  slowOrigin: async ({}, use) => {
    const { origin, stop } = await startBuildServer((app) => {
      app.addHook('onRequest', async ({ url }, reply) => {
        const html = pagesByPath().get(url)?.html;
        if (html) return reply.type('text/html; charset=utf-8').send(Readable.from(inPieces(html)));
      });
    });
    await use(origin.replace('127.0.0.1', 'localhost'));
    await stop();
  },
  baseURL: async ({ slowOrigin }, use) => use(slowOrigin),
});

test('no layout moves while its page arrives in pieces', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of LAYOUTS) {
    await page.goto(path);
    await expectNoShift(page, MOST_SHIFT);
  }
});
