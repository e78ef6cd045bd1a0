import { readdirSync } from 'node:fs';
import type { Route } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';
import { layoutShift, NOTICEABLE_SHIFT, scrollThrough } from './layoutShift.ts';

/** Every built page but the one that leads elsewhere without an event; /404 is what any other address shows. */
const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'webinar-registration.html')
  .map((file) => `/${file.replace('.html', '').replace(/^index$/, '')}`)
  .map((path) => (path === '/404' ? '/nowhere' : path))
  .sort();

test.use({ expectedMessages: [/status of 404/] });

for (const width of [390, 1280])
  test(`no page moves at ${width} px while it loads and is scrolled, though its fonts come late`, async ({ page }) => {
    // Some forty pages one after the other.
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await fakeCaptcha(page);
    const held: Route[] = [];
    let fontsAreLate = true;
    await page.route('**/*.woff2', (route) => (fontsAreLate ? void held.push(route) : route.continue()));
    for (const path of PATHS) {
      fontsAreLate = true;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // The text stands there in other faces; now the fonts come.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      fontsAreLate = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const { sum, moved } = await layoutShift(page);
      expect.soft(sum, `${path} moves ${moved.join(', ')}`).toBeLessThan(NOTICEABLE_SHIFT);
    }
  });
