/**
 * `npm run bench`: prints how fast the built site, served by Caddy, answers the commonest
 * interactions on a slow processor.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { startCaddy } from '#scripts/checks/caddy.ts';
import { findChromium } from '#scripts/checks/programs.ts';

const ARGS = [
  '--no-sandbox',
  // The captcha's host has no address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  // Playwright makes V8 record where every `Error` is created, and React creates some as it loads.
  // V8 then parses all of React again for the line numbers, in one long task that no visitor has,
  // unless it recorded them when compiling.
  '--js-flags=--no-enable-lazy-source-positions',
];

/**
 * The CPU slowdown factor compared with this machine, and the number of page loads in which an
 * interaction is measured.
 */
const SLOWDOWN = 6;
const LOADS = 5;

type Act = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp, role: 'button' | 'checkbox' | 'link' = 'button'): Act =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const type =
  (field: string, text: string, delay = 100): Act =>
  (page) =>
    page.getByRole('main').getByLabel(field).first().pressSequentially(text, { delay });
const idle: Act = (page) => page.waitForLoadState('networkidle');
const hydrated =
  (island: string): Act =>
  (page) =>
    page.locator(`[data-island="${island}"][data-island-hydrated]`).waitFor({ state: 'attached' });
/** Forms hydrate at the first touch. */
const touched: Act = (page) => page.locator('main form').last().hover();

const picture = /, picture 1/;
const gallery = [(page: Page) => page.getByRole('link', { name: picture }).first().scrollIntoViewIfNeeded(), idle];
const lightbox = [press(picture, 'link'), (page: Page) => page.getByRole('dialog').waitFor(), idle];
const found: Act = (page) => page.locator('main ol > li').nth(9).waitFor();
const early: Act = (page) => page.reload({ waitUntil: 'domcontentloaded' }).then(() => press('Next')(page));
const contact = [touched, hydrated('ContactForm')];

/**
 * The commonest interactions, including first clicks on islands that only then hydrate: the action
 * to measure, and the steps that lead up to it.
 */
const INTERACTIONS: [name: string, path: string, act: Act, ...before: Act[]][] = [
  ['menu', '/about-us', press(/Menu/), (page) => page.setViewportSize({ width: 390, height: 900 })],
  ['hero, first click on Next', '/', press('Next')],
  ['lightbox, first picture', '/photos2025', press(picture, 'link'), ...gallery],
  ['lightbox, next picture', '/photos2025', (page) => page.keyboard.press('ArrowRight'), ...lightbox],
  ['calendar, first press', '/eventcalander', early],
  ['calendar, next month', '/eventcalander', press('Next'), hydrated('EventCalendar')],
  ['enquiry, typing', '/contact-us', type('Message', 'Sample'), ...contact],
  ['enquiry, sent empty', '/contact-us', press('Send enquiry'), ...contact],
  ['city, typing', '/contact-us', type('City', 'don'), ...contact, type('City', 'Lon'), idle],
  ['search, typing amid results', '/search', type('Search', 'fees', 330), type('Search', 'law '), found],
  ['slip, an answer', '/do-i-need-to-register', press(/Change cash/, 'checkbox')],
];

/**
 * The longest interaction of an act, from input to next paint, in milliseconds, in each of several
 * page loads; the shortest first.
 */
async function timesOf(browser: Browser, address: string, act: Act, before: Act[]): Promise<number[]> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
    let durations: number[] = [];
    await page.exposeFunction('took', (duration: number) => durations.push(duration));
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}');
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
            Reflect.get(window, 'took')(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    await page.goto(address);
    // Playwright evaluates its own script at the first locator, which takes some 50 ms on the
    // slowed processor: before measuring.
    await page.locator('body').waitFor();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    for (const step of before) await step(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // The shortest that Event Timing reports.
    durations = [16];
    await act(page);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    // An observer receives its entries in a task of its own.
    await page.waitForTimeout(300);
    times.push(Math.max(...durations));
    await page.close();
  }
  return times.sort((a, b) => a - b);
}

const origin = 'https://localhost:8443';
const stop = await startCaddy(origin, origin);
const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
const rows: object[] = [];
const samples: number[] = [];
try {
  for (const [name, path, act, ...before] of INTERACTIONS) {
    const times = await timesOf(browser, origin + path, act, before);
    samples.push(...times);
    rows.push({ interaction: name, median: times[Math.floor(LOADS / 2)], worst: times.at(-1) });
  }
} finally {
  await browser.close().finally(stop);
}
console.table(rows);
console.log('98th percentile of all, ms:', samples.sort((a, b) => a - b)[Math.ceil(samples.length * 0.98) - 1]);
