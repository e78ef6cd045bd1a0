import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/browser/accessible.ts';
import { addressOf, BUILT_PATHS, SERIES } from '../fixtures/browser/builtPaths.ts';
import { expectToFit } from '../fixtures/browser/fit.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { expectNoShift, scrollThrough } from '../fixtures/browser/layoutShift.ts';
import { type Storage, watchStorage } from '../fixtures/browser/storage.ts';
import { VISITOR } from '../fixtures/browser/test.ts';
import { undeclared } from '../fixtures/policyTables.ts';

/**
 * Every page of the build, visited on a wide screen in light colours and on a phone in dark ones. Of the pages that differ in
 * their text alone, the first is visited in both ways, and the others in one or the other, by turns.
 * What a visitor can open on a page is in states.spec.ts.
 */

/** The narrowest window of each layout, and a very wide one. */
const WIDE = [
  [768, 900],
  [992, 900],
  [2560, 900],
] as const;
/** The last is a window of 1280 x 1024 at 400 % zoom (WCAG 1.4.10). */
const NARROW = [
  [480, 900],
  [320, 256],
] as const;

const FIRST = { name: 'a first visit at 1280 px in light', width: 1280, colorScheme: 'light', sizes: WIDE } as const;
const LATER = { name: 'a later visit at 390 px in dark', width: 390, colorScheme: 'dark', sizes: NARROW } as const;

/** The ways in which a page is visited. One that is visited in one way alone must fit all the sizes then. */
const visitsTo = (path: string) => {
  const place = SERIES.find((paths) => paths.includes(path))?.indexOf(path) ?? 0;
  return place === 0 ? [FIRST, LATER] : [{ ...(place % 2 ? LATER : FIRST), sizes: [...WIDE, ...NARROW] }];
};

/** Redirects unless an event was handed over; states.spec.ts has the page with an event. */
const NEEDS_EVENT = '/webinar-registration';
/** The page that shows an island at first. All others fetch React when the visitor scrolls or touches, or never. */
const ISLAND_IN_VIEW = '/eventcalander';
/** All others request nothing that the browser of playwright.config.ts can't reach. */
const WITH_CAPTCHA = ['/become-a-member', '/contact-us', '/overview'];
/** Every page has the same header and footer; the menu marks the current page in these. */
const WITH_FRAME = ['/', '/about-us'];
const FRAME = ['[data-site-header]', 'body > footer'];

/** The browser's own size of text, twice the usual: breakpoints and lengths follow it (WCAG 1.4.4). */
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

type Visitor = { page: Page; storage: Storage };

/** All visits of a process use one page, so that the browser starts and compiles axe once. */
const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...VISITOR, baseURL: project.use.baseURL ?? '' });
      const storage = await watchStorage(context);
      const page = await context.newPage();
      await use({ page, storage });
    },
    { scope: 'worker' },
  ],
});

/** Leaves nothing of what an earlier visit has stored, intercepted or listened to. */
async function startAnew(page: Page, first: boolean): Promise<void> {
  // A file of the site: the browser keeps its process, and what the earlier page stored on leaving can be cleared.
  await page.goto('/robots.txt');
  await page.evaluate((first) => {
    localStorage.clear();
    sessionStorage.clear();
    if (!first) localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}');
  }, first);
  page.removeAllListeners();
  await page.unrouteAll();
}

/** Opens a page with its fonts held back until its text is painted in fallback fonts; gives their number. */
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

for (const path of BUILT_PATHS.filter((path) => path !== NEEDS_EVENT))
  for (const { name, width, colorScheme, sizes } of visitsTo(path))
    test(`${path} on ${name} is accessible, fits, keeps still, hydrates and stores only what it may`, async ({
      visitor: { page, storage },
    }) => {
      const first = width === FIRST.width;
      const devTools = await page.context().newCDPSession(page);
      await startAnew(page, first);
      await page.emulateMedia({ colorScheme, reducedMotion: first ? 'no-preference' : 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // A breach of the content security policy is an error in the console, too.
      const messages: string[] = [];
      const requested: string[] = [];
      const underWay = new Set<unknown>();
      page.on('console', (message) => ['warning', 'error'].includes(message.type()) && messages.push(message.text()));
      page.on('pageerror', ({ message }) => messages.push(message));
      page.on('request', (request) => {
        requested.push(request.url());
        underWay.add(request);
      });

      page.on('requestfinished', (request) => underWay.delete(request));
      page.on('requestfailed', (request) => underWay.delete(request));
      /** Waits until the browser has nothing left to do and, within reason, no request is under way: it reports no end of some. */
      const settle = async () => {
        for (let round = 0; round === 0 || (underWay.size > 0 && round < 100); round++)
          await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
      };
      if (WITH_CAPTCHA.includes(path)) await fakeCaptcha(page);

      const lateFonts = await openWithLateFonts(page, devTools, addressOf(path));
      expect.soft(lateFonts).toBeGreaterThan(0);
      await settle();
      const react = requested.some((url) => /\/entries\/react\./.test(url));
      // On a phone the calendar is below the first screen.
      if (first) expect.soft(react, 'fetches React at first').toBe(path === ISLAND_IN_VIEW);
      const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
      expect.soft(await banner.isVisible(), 'asks for consent to cookies').toBe(first);
      await scrollThrough(page);
      // As a touch does.
      await page.locator('[data-island]').evaluateAll((islands) => {
        for (const island of islands)
          (island.closest('[data-island-area]') ?? island).dispatchEvent(new PointerEvent('pointerenter'));
      });
      await expect.soft(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
      await settle();
      await expectNoShift(page);
      if (first) await banner.getByRole('button', { name: 'Reject All' }).press('Enter');

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, 'html', WITH_FRAME.includes(path) ? [] : FRAME);
      for (const [width, height] of sizes) await expectToFit(page, width, height);
      await devTools.send('Page.enable');
      await devTools.send('Page.setFontSizes', { fontSizes: TWICE });
      await expect.soft(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectToFit(page, width);
      await devTools.send('Page.setFontSizes', { fontSizes: USUAL });
      await devTools.detach();

      expect.soft(undeclared(await storage.take()), 'stored, and not in the privacy policy').toEqual([]);
      const wanted = messages.filter((text) => !(path === '/404' && /status of 404/.test(text)));
      expect.soft(wanted, 'messages in the console').toEqual([]);
    });
