/**
 * `npm run screenshots [folder] [path…]`: looks at the built site (`npm run build` first). Takes every built page whole,
 * 1280 and 390 px wide, light and dark, into test-results/screenshots or the folder named, and prints how far each page's
 * layout shifts as it loads and is scrolled to its end, with fonts that come at once and fonts that come late. Exits 1 when
 * a page shifts. Paths narrow it to those pages.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import { type Browser, chromium, type Page } from 'playwright';
import { EVENT_STATE } from '#components/sections/event-details/eventHandOver.ts';
import type { EventDetail } from '#components/sections/event-details/handedEvent.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { readBuiltHeaders } from '#scripts/server/builtHeaders.ts';
import { openInbox } from '#scripts/server/inbox.ts';
import { rateLimit } from '#scripts/server/rateLimit.ts';
import { close, createSiteServer, listen } from '#scripts/server/server.ts';
import { readSite } from '#scripts/server/site.ts';
import { findChromium } from './chromium.ts';
import { type LayoutShift, layoutShift, NOTICEABLE_SHIFT, scrollThrough } from './layoutShift.ts';

const WEB_ROOT = 'dist/client';
const WIDTHS = [1280, 390];
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;
/** Delay of the fonts in milliseconds. */
const FONTS = { 'fonts at once': 0, 'fonts late': 2_000 };
/** Pages opened at a time; more would slow each other down on a small machine. */
const AT_ONCE = 2;
/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

const EVENT: EventDetail = {
  title: 'Sample webinar',
  date: '2025-06-19',
  time: '6:00 PM',
  duration: '60 mins',
  speaker: 'Sample speaker',
  description: '<p>What the <strong>sample</strong> is about.</p>',
  image: '',
};
const HANDED_EVENT = JSON.stringify({ event: EVENT, date: EVENT.date });

type Row = Record<string, string>;

/** The addresses of all built pages, those that search engines are kept from included. */
async function builtPaths(): Promise<string[]> {
  const files = (await listFiles(WEB_ROOT)).filter((file) => file.endsWith('.html'));
  return files.map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`).sort();
}

/** /404 is what any other address shows. */
const address = (path: string) => (path === '/404' ? '/nowhere' : path);

/**
 * Gives a new visitor's page to `look`: one who has rejected cookies, comes from an event of the calendar (without one,
 * /webinar-registration leads elsewhere), and whose browser asks nothing of other origins.
 */
async function asVisitor(
  browser: Browser,
  baseURL: string,
  width: number,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', timezoneId: 'Europe/London' });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(
    ([key, event]) => {
      localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}');
      sessionStorage.setItem(key, event);
    },
    [EVENT_STATE, HANDED_EVENT] as const,
  );
  await look(await context.newPage()).finally(() => context.close());
}

/** Scrolls through the page, so that pictures load and islands hydrate, and takes a screenshot of all of it in both colour schemes. */
async function photograph(page: Page, path: string, file: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(path));
  await scrollThrough(page);
  for (const island of await page.locator('[data-island]:not([data-when=interaction])').all())
    await island.and(page.locator('[data-hydrated]')).waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.waitForLoadState('networkidle');
    // Pictures of hidden slides are never fetched, so waiting for them would not end.
    await page.evaluate(() =>
      Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
    );
    await page.screenshot({ path: `${file}-${colorScheme}.png`, fullPage: true });
  }
}

/** How far a page shifts as it loads, with fonts that take `fontDelay` milliseconds, and is scrolled to its end. */
async function shiftWith(page: Page, path: string, fontDelay: number): Promise<LayoutShift> {
  await page.route('**/*.woff2', async (route) => {
    await wait(fontDelay);
    await route.continue();
  });
  await page.goto(address(path));
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  return layoutShift(page);
}

/** Serves the build while `work` runs, and discards what forms may send. */
async function whileServed(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const inbox = await openInbox(folder);
  const headers = readBuiltHeaders(WEB_ROOT, { https: false });
  const site = readSite(WEB_ROOT);
  const server = createSiteServer({ site, inbox, limit: rateLimit(0), checkCaptcha: undefined, headers });
  try {
    await work(`http://localhost:${await listen(server, 0)}`);
  } finally {
    await close(server);
    await inbox.close();
    await rm(folder, { recursive: true });
  }
}

async function main(folder = 'test-results/screenshots', ...wanted: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const paths = (await builtPaths()).filter((path) => wanted.length === 0 || wanted.includes(path));
  const rows = new Map<string, Row>();
  const shifting: string[] = [];

  await whileServed(async (origin) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    const lookAt = async (path: string, width: number) => {
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      await asVisitor(browser, origin, width, (page) => photograph(page, path, join(folder, `${name}-${width}`)));
      for (const [fonts, delay] of Object.entries(FONTS))
        await asVisitor(browser, origin, width, async (page) => {
          const { sum, moved } = await shiftWith(page, path, delay);
          rows.set(path, { ...rows.get(path), [`${width} px, ${fonts}`]: sum.toFixed(3) });
          if (sum >= NOTICEABLE_SHIFT) shifting.push(`${path} at ${width} px, ${fonts}, moves ${moved.join(', ')}`);
        });
    };
    try {
      const lookAtBoth = async (path: string) => {
        for (const width of WIDTHS) await lookAt(path, width);
      };
      await pMap(paths, lookAtBoth, { concurrency: AT_ONCE });
    } finally {
      await browser.close();
    }
  });

  console.table(paths.map((path) => ({ path, ...rows.get(path) })));
  console.log(`${paths.length * WIDTHS.length * SCHEMES.length} screenshots are in ${folder}.`);
  for (const sentence of shifting) console.error(sentence);
  process.exitCode = shifting.length ? 1 : 0;
}

await main(...process.argv.slice(2));
