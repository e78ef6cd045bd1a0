import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { mountAll } from '../fixtures/stories/mount.ts';
import { allStories } from '../fixtures/stories/story.ts';

/** What groups of components must look like: `npm run screenshots`, and `npm run screenshots -- --update` to renew the pictures. */

const WIDTH = 800;

beforeAll(() => commands.intercept());

/** Makes the window so high; a picture shows nothing below it. The tests' frame is scaled down where it is larger than its window. */
async function resize(height: number): Promise<void> {
  const window = { width: 1280, height: height + 200, deviceScaleFactor: 0.5, mobile: false };
  await cdp().send('Emulation.setDeviceMetricsOverride', window);
  await page.viewport(WIDTH, Math.max(600, height));
}

beforeEach(async () => {
  await resize(600);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-19T10:00:00+01:00') });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test.each(allStories)('$group look as before in all their states', async ({ group, states }) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.background = 'var(--paper)';
  await mountAll(place, states);
  await document.fonts.ready;
  await resize(place.offsetHeight);
  await expect(place).toMatchScreenshot(group);
});
