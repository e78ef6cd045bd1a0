import { addressOf, BUILT_PATHS } from '../fixtures/browser/builtPaths.ts';
import { handOver } from '../fixtures/browser/calendar.ts';
import { scrollThrough } from '../fixtures/browser/layoutShift.ts';
import { expect, test } from '../fixtures/browser/test.ts';

// The captcha is on another origin, so its request fails.
test.use({ expectedMessages: [/status of 404|net::ERR_/] });

/** Takes every page whole, 1280 and 390 px wide, light and dark. */
for (const path of BUILT_PATHS)
  for (const width of [1280, 390])
    test(`${path} at ${width} px`, async ({ page }, { project }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Without an event, /webinar-registration redirects.
      await handOver(page);
      await page.goto(addressOf(path));
      await scrollThrough(page);
      for (const island of await page.locator('[data-island]:not([data-island-when=interaction])').all())
        await expect(island).toHaveAttribute('data-island-hydrated');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForLoadState('networkidle');
        // The pictures of hidden slides are never requested, so they never complete.
        await page.evaluate(() =>
          Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
        );
        const name = path.slice(1).replaceAll('/', '-') || 'home';
        await page.screenshot({ path: `${project.outputDir}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    });
