import { readdirSync } from 'node:fs';
import { layoutShift, scrollThrough } from '../fixtures/browser/layoutShift.ts';
import { handEvent } from '../fixtures/browser/states.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

// The captcha is on another origin, so its request fails.
test.use({ expectedMessages: [/status of 404|net::ERR_/] });

/** Takes every page whole, 1280 and 390 px wide, light and dark, and prints its layout shift. */
for (const path of PATHS)
  for (const width of [1280, 390])
    test(`${path} at ${width} px`, async ({ page }, { project }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Without an event, /webinar-registration redirects.
      await handEvent(page);
      // The server shows /404 for any unknown address.
      await page.goto(path === '/404' ? '/nowhere' : path);
      await scrollThrough(page);
      for (const island of await page.locator('[data-island]:not([data-when=interaction])').all())
        await expect(island).toHaveAttribute('data-hydrated');
      const { sum, moved } = await layoutShift(page);
      console.log(`${path} at ${width} px: layout shift ${sum.toFixed(3)} ${moved.join(', ')}`);
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
