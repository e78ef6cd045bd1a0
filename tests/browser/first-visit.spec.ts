import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';

/**
 * Every page on a first visit: with the cookie banner and with animation, scrolled from top to bottom, so that all islands
 * hydrate and all behaviours start.
 */

const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** The pages that show an island at first. All others fetch React when the visitor scrolls or touches, or never. */
const ISLAND_IN_VIEW = ['/contact-us', '/eventcalander'];

test.use({ savedConsent: null, serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } });

test.describe('a new visitor', () => {
  for (const path of PATHS) {
    const opensOnIsland = ISLAND_IN_VIEW.includes(path);
    const lost = path === '/404';

    test.describe(() => {
      test.use({ expectedMessages: lost ? [/status of 404/] : [] });

      test(`opens ${path} ${opensOnIsland ? 'with' : 'without'} React and scrolls to its end, without a console message`, async ({
        page,
      }) => {
        await fakeCaptcha(page);
        const messages: string[] = [];
        const scripts: string[] = [];
        page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
        page.on('request', (request) => {
          if (/\/entries\/react\./.test(request.url())) scripts.push(request.url());
        });
        // The clock is stopped, because the hero hydrates after its ten seconds.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.goto(lost ? '/nowhere' : path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('dialog', { name: 'Your choice on cookies' })).toBeVisible();
        expect(scripts).toHaveLength(opensOnIsland ? 1 : 0);

        await page.clock.resume();
        for (const island of await page.locator('[data-island]').all()) {
          await island.scrollIntoViewIfNeeded();
          // Some islands hydrate only on a touch.
          const area = island.locator('xpath=ancestor-or-self::*[@data-island-area or @data-island][last()]');
          await area.dispatchEvent('pointerenter');
          await expect(island).toHaveAttribute('data-hydrated');
        }
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await page.waitForLoadState('networkidle');
        expect(messages.filter((message) => !(lost && /status of 404/.test(message)))).toEqual([]);
      });
    });
  }
});
