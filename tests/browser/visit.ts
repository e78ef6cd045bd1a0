import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { faultsInBothColours } from './accessible.ts';
import { addressOf } from './builtPaths.ts';
import { misfitsAt } from './fit.ts';
import { saveConsent, stayLocal, WORKER_BLOCKED } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';
import { type LayoutShift, layoutShift, scrollThrough } from './layoutShift.ts';

/** What one visit to a page has shown. */
export type Visit = {
  /** Warnings and errors in the console, without breaches of the content security policy. */
  messages: string[];
  breaches: string[];
  /** Whether React was requested before the visitor did anything. */
  reactAtFirst: boolean;
  /** Whether the cookie banner was shown. */
  banner: boolean;
  shift: LayoutShift;
  /** Islands that never hydrated. */
  unhydrated: string[];
  faults: string[];
  /** What didn't fit the window, with the window's size. */
  misfits: string[];
  /** The addresses that the page links to once its scripts have run: those of this site, without its origin. */
  links: string[];
  ids: string[];
  headings: { level: number; text: string }[];
};

const POLICY = /Content.Security.Policy/i;

/** The browser reports no end of some requests that it cancels; then a wait for the end of all would be for ever. */
const MOST_ROUNDS = 100;

/** Waits until the browser has nothing left to do and, within reason, no request is under way. */
async function settle(page: Page, underWay: Set<unknown>): Promise<void> {
  const idle = () =>
    page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })));
  await idle();
  for (let round = 0; round === 0 || (underWay.size > 0 && round < MOST_ROUNDS); round++) await idle();
}

/** Brings every island into view and to life, as a touch does; gives the names of those that stay dead. */
async function hydrateAll(page: Page): Promise<string[]> {
  const islands = page.locator('[data-island]');
  await islands.evaluateAll((all) => {
    for (const island of all) {
      const area = island.closest('[data-island-area]') ?? island;
      area.dispatchEvent(new PointerEvent('pointerenter'));
    }
  });
  await page
    .waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'), undefined, {
      timeout: 10_000,
    })
    .catch(() => {});
  return page
    .locator('[data-island]:not([data-hydrated])')
    .evaluateAll((all) => all.map((island) => island.getAttribute('data-island') ?? ''));
}

/** Opens a page with its fonts held back until its text is painted in fallback fonts. */
async function openWithLateFonts(page: Page, context: BrowserContext, path: string): Promise<void> {
  const held: Route[] = [];
  let late = true;
  await context.route('**/*.woff2', (route) => (late ? void held.push(route) : route.continue()));
  await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  late = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('load');
}

type Options = {
  path: string;
  width: number;
  /** Whether the visitor comes for the first time: the cookie banner shows. */
  first: boolean;
  /** The sizes of the window at which everything must fit. */
  sizes: (readonly [width: number, height: number])[];
};

/**
 * Visits one page once: opens it with late fonts and with animation, scrolls to its end, hydrates its islands, and looks at
 * all that can be seen without pressing anything. Checks nothing.
 */
export async function visit(browser: Browser, baseURL: string, { path, width, first, sizes }: Options): Promise<Visit> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const messages: string[] = [];
  const requested: string[] = [];
  const underWay = new Set<unknown>();
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && message.text() !== WORKER_BLOCKED)
      messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('request', (request) => {
    requested.push(request.url());
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await stayLocal(page, baseURL);
  await fakeCaptcha(page);
  if (!first) await saveConsent(page);

  await openWithLateFonts(page, context, path);
  await settle(page, underWay);
  const reactAtFirst = requested.some((url) => /\/entries\/react\./.test(url));
  const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
  const bannerShown = await banner.isVisible();
  await scrollThrough(page);
  const unhydrated = await hydrateAll(page);
  await settle(page, underWay);
  const shift = await layoutShift(page);
  if (bannerShown) await banner.getByRole('button', { name: 'Reject All' }).click();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const faults = await faultsInBothColours(page);
  const markup = await page.evaluate(() => ({
    links: [...document.links].filter(({ origin }) => origin === location.origin).map((link) => link.href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => ({
      level: Number(tagName.slice(1)),
      text: textContent,
    })),
  }));
  const tooLarge: string[] = [];
  for (const size of sizes) tooLarge.push(...(await misfitsAt(page, ...size)));
  await context.close();
  return {
    messages: messages.filter((message) => !POLICY.test(message)),
    breaches: messages.filter((message) => POLICY.test(message)),
    reactAtFirst,
    banner: bannerShown,
    shift,
    unhydrated,
    faults,
    misfits: tooLarge,
    ...markup,
    links: markup.links.map((link) => link.slice(baseURL.length)),
  };
}
