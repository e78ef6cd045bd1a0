import { readdirSync } from 'node:fs';
import type { Route } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';
import { layoutShift, NOTICEABLE_SHIFT, scrollThrough } from './layoutShift.ts';

/** Every built page except the one that redirects without an event; the server shows /404 for an unknown address. */
const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'webinar-registration.html')
  .map((file) => `/${file.replace('.html', '').replace(/^index$/, '')}`)
  .map((path) => (path === '/404' ? '/nowhere' : path))
  .sort();

test.use({ expectedMessages: [/status of 404/] });

for (const width of [390, 1280])
  test(`no page has a layout shift at ${width} px while it loads and scrolls, even if its fonts load late`, async ({
    page,
  }) => {
    // This test opens some forty pages in turn.
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await fakeCaptcha(page);
    const held: Route[] = [];
    let fontsAreLate = true;
    await page.route('**/*.woff2', (route) => (fontsAreLate ? void held.push(route) : route.continue()));
    for (const path of PATHS) {
      fontsAreLate = true;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // The page shows its text in fallback fonts; from here on the web fonts load.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      fontsAreLate = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const { sum, moved } = await layoutShift(page);
      expect.soft(sum, `${path} shifts ${moved.join(', ')}`).toBeLessThan(NOTICEABLE_SHIFT);
    }
  });
