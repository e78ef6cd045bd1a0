import type { CDPSession } from '@playwright/test';
import { expectAccessible, LOOKS } from '../fixtures/browser/accessible.ts';
import { addressOf, LAYOUTS } from '../fixtures/browser/builtPaths.ts';
import { expectToFit } from '../fixtures/browser/fit.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { expectNoShift, scrollThrough } from '../fixtures/browser/layoutShift.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

/**
 * A first visit to one page of each layout: opened on a phone in dark colours, then shown on a wide
 * screen in light ones; all but the home page at night. What a visitor can open on a page is in
 * states.spec.ts; slow-connection.spec.ts opens them on a wide screen.
 */

/**
 * The sizes of the phone, of a window of 1280 x 1024 at 400 % zoom (WCAG 1.4.10), and of the
 * narrowest window of each layout.
 */
const PHONE = 390;
const NARROW = [
  [480, 900],
  [320, 256],
] as const;
const DESKTOP = 1280;
const WIDE = [
  [768, 900],
  [992, 900],
] as const;

/** All others request nothing that the browser of playwright.config.ts can't reach. */
const WITH_CAPTCHA = ['/become-a-member', '/contact-us'];
/** Every page has the same header and footer; the menu marks the current page in these. */
const WITH_FRAME = ['/', '/about-us'];
const FRAME = ['[data-site-header]', 'body > footer'];

type Sizes = readonly (readonly [number, number])[];

/**
 * The browser's own size of text, twice the usual: breakpoints and lengths follow it (WCAG 1.4.4).
 */
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

/**
 * Opens a page with its fonts held back until its text is painted in fallback fonts; gives their
 * number.
 */
async function openWithLateFonts(page: Page, devTools: CDPSession, url: string): Promise<number> {
  const held: string[] = [];
  let late = true;
  // A font that is paused as the interception ends is released by that.
  const release = (requestId: string) => devTools.send('Fetch.continueRequest', { requestId }).catch(() => {});
  // The browser may report its first font after its first paint, but always before it has loaded.
  const firstFont = new Promise<void>((paused) =>
    devTools.on('Fetch.requestPaused', ({ requestId }) => {
      if (late) held.push(requestId);
      else void release(requestId);
      paused();
    }),
  );
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await Promise.race([firstFont, page.waitForLoadState('load')]);
  late = false;
  await Promise.all(held.map(release));
  await page.waitForLoadState('load');
  await devTools.send('Fetch.disable');
  return held.length;
}

/**
 * Expects that a page fits windows of several sizes, and one of the usual width with text twice as
 * large.
 */
async function expectToFitAll(page: Page, devTools: CDPSession, sizes: Sizes, usual: number): Promise<void> {
  for (const [width, height] of sizes) await expectToFit(page, width, height);
  await devTools.send('Page.setFontSizes', { fontSizes: TWICE });
  await expect.soft(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectToFit(page, usual);
  await devTools.send('Page.setFontSizes', { fontSizes: USUAL });
}

/** What is of no use on paper. */
const INTERFACE =
  'nav, form, dialog, .screen-only, [hidden], [role="status"], :has(> [data-island$="Form"]), [data-island$="Controls"], section:has(> div > [data-behaviour~="videos"]), [data-behaviour~="tillSlip"]';

/**
 * Expects that a page has all its text on paper, whatever is folded or to the side on the screen.
 */
async function expectToPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const missing = await page.evaluate((used) => {
    const isPrinted = (element: Element) => {
      const { left, right, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && height > 0 && left < innerWidth && right > 0;
    };
    const texts = [...document.querySelectorAll('main :is(p, li, dd, td, blockquote, h2, h3)')].filter(
      (text) =>
        !text.closest(used) &&
        !text.querySelector(used) &&
        text.textContent?.trim() &&
        // A link that looks like a button.
        text.textContent !== text.querySelector('a')?.textContent,
    );
    const folded = [...document.querySelectorAll('main details:not(.screen-only) > :not(summary):last-child')];
    return [...texts, ...folded.filter((part) => !part.closest(used))]
      .filter((text) => !isPrinted(text))
      .map(({ textContent }) => textContent?.slice(0, 60));
  }, INTERFACE);
  expect(missing, 'missing on paper').toEqual([]);
  await page.emulateMedia({ media: null });
}

for (const path of LAYOUTS)
  test.describe(() => {
    test.use({ firstVisit: true, expectedMessages: path === '/404' ? [/status of 404/] : [] });

    const title = `${path} is accessible, fits every window and paper, keeps still and hydrates`;
    test(title, { tag: path === '/' ? [] : '@nightly' }, async ({ page }) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.enable');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: PHONE, height: 900 });
      const requested: string[] = [];
      const underWay = new Set<unknown>();
      page.on('request', (request) => {
        requested.push(request.url());
        underWay.add(request);
      });
      page.on('requestfinished', (request) => underWay.delete(request));
      page.on('requestfailed', (request) => underWay.delete(request));
      /**
       * Waits until the browser has nothing left to do and, within reason, no request is under way:
       * it reports no end of some.
       */
      const settle = async () => {
        for (let round = 0; round === 0 || (underWay.size > 0 && round < 100); round++)
          await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
      };
      if (WITH_CAPTCHA.includes(path)) await fakeCaptcha(page);
      // On the day of the build; Playwright's clock would hide when the browser paints.
      await page.addInitScript((today) => {
        const now = Date.now.bind(Date);
        const since = now() - Date.parse(today);
        const construct = (date: DateConstructor, args: unknown[]): Date =>
          Reflect.construct(date, args.length > 0 ? args : [now() - since]);
        globalThis.Date = new Proxy(Date, { construct });
        Date.now = () => now() - since;
      }, `${process.env.BUILD_DATE}T10:00:00Z`);

      const lateFonts = await openWithLateFonts(page, devTools, addressOf(path));
      expect.soft(lateFonts).toBeGreaterThan(0);
      await settle();
      const react = requested.some((url) => /\/static\/react\./.test(url));
      expect.soft(react, 'fetches React at first').toBe(false);
      const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
      expect.soft(await banner.isVisible(), 'asks for consent to cookies').toBe(true);
      await scrollThrough(page);
      // As a touch does.
      await page.locator('[data-island]').evaluateAll((islands) => {
        for (const island of islands)
          (island.closest('[data-island-area]') ?? island).dispatchEvent(new PointerEvent('pointerenter'));
      });
      await expect.soft(page.locator('[data-island]:not([data-island-hydrated])')).toHaveCount(0);
      await settle();
      await expectNoShift(page);
      await banner.getByRole('button', { name: 'Reject All' }).press('Enter');

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const known = WITH_FRAME.includes(path) ? [] : FRAME;
      await expectAccessible(page, 'html', known);
      await expectToFitAll(page, devTools, NARROW, PHONE);
      await page.setViewportSize({ width: DESKTOP, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectAccessible(page, 'html', known, LOOKS);
      await expectToFitAll(page, devTools, WIDE, DESKTOP);
      if (path !== '/404') await expectToPrint(page);
      await devTools.detach();
    });
  });
