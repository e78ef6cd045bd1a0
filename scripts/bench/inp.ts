/**
 * `npm run bench:inp [-- loads [name]]`: how fast the site answers. Prints, for the commonest interactions on a processor six times
 * slower, the time from input to next paint (web.dev/articles/inp); and for each island on one that is four times slower, the
 * longest task while it hydrates. Each comes from five page loads or as many as are given; a name measures only those whose
 * names contain it. Needs Chromium and a build; no other website is asked.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { findChromium } from '#scripts/checks/programs.ts';
import { serveFor } from '#scripts/checks/strangers/served.ts';
import { hydrations, interactions, type Place } from './scenes.ts';

const SLOWER = { interaction: 6, hydration: 4 };

/**
 * Playwright has V8 note where every `Error` is created, and React creates some as it loads. V8 then parses all of React a second
 * time to learn the lines, in one long task that no visitor has, unless it learned them as it compiled.
 */
const V8_FLAGS = '--js-flags=--no-enable-lazy-source-positions';

const loads = Number(process.argv[2] ?? 5);
const named = process.argv[3] ?? '';

const reports = z.array(z.object({ duration: z.number(), interaction: z.number() }));

/** A file that a page gets only when a promise is fulfilled. */
type Held = { file: string; until: Promise<void> };

/** Opens a page whose events and long tasks are recorded. */
async function open(browser: Browser, origin: string, { path, width = 1280 }: Place, held?: Held): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  if (held)
    await page.route(held.file, async (route) => {
      await held.until;
      await route.continue();
    });
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}');
    const seen: Record<string, object[]> = { event: [], longtask: [] };
    Reflect.set(window, 'seen', seen);
    for (const type of ['event', 'longtask'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen[type]?.push({ duration: entry.duration, interaction: Reflect.get(entry, 'interactionId') ?? 0 });
        // 16 ms is the shortest that Event Timing reports; the browser calls a task long from 50 ms on.
      }).observe({ ...{ type, buffered: true }, ...(type === 'event' && { durationThreshold: 16 }) });
  });
  await page.goto(origin + path);
  // Playwright evaluates its own script at the first locator, which takes some 50 ms on the slowed processor: before measuring.
  await page.locator('body').waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page;
}

/** Slows the page's processor, does something, and gives the durations reported since, in milliseconds. */
async function timed(page: Page, slower: number, type: 'event' | 'longtask', act: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate((type) => Reflect.get(Reflect.get(window, 'seen'), type).splice(0), type);
  await act();
  const seen = await page.evaluate(async (type) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    // An observer receives its entries in a task of its own.
    await new Promise((received) => setTimeout(received, 300));
    return Reflect.get(Reflect.get(window, 'seen'), type);
  }, type);
  return reports.parse(seen).filter(({ interaction }) => type === 'longtask' || interaction > 0);
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

await serveFor(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', V8_FLAGS],
  });
  const rows: object[] = [];
  const all: number[] = [];
  for (const { name, ready, act, ...place } of interactions.filter(({ name }) => name.includes(named))) {
    const worst: number[] = [];
    for (let load = 0; load < loads; load++) {
      const page = await open(browser, origin, place);
      await ready?.(page);
      const events = await timed(page, SLOWER.interaction, 'event', () => act(page));
      // An interaction shorter than what the browser reports counts as 16 ms.
      const longest = new Map<number, number>();
      for (const { interaction, duration } of events)
        longest.set(interaction, Math.max(duration, longest.get(interaction) ?? 0));
      worst.push(Math.max(16, ...longest.values()));
      all.push(...longest.values());
      await page.context().close();
    }
    worst.sort((a, b) => a - b);
    rows.push({ interaction: name, median: percentile(worst, 0.5), worst: worst.at(-1) });
  }
  console.table(rows);
  all.sort((a, b) => a - b);
  console.log(`98th percentile of ${all.length} interactions: ${percentile(all, 0.98)} ms\n`);

  const islands: object[] = [];
  for (const { island, reach, ...place } of hydrations.filter(({ island }) => island.includes(named))) {
    const longest: number[] = [];
    for (let load = 0; load < loads; load++) {
      let release = () => {};
      const held = new Promise<void>((released) => {
        release = released;
      });
      const page = await open(browser, origin, place, { file: `**/${island}*.js`, until: held });
      await reach?.(page);
      const tasks = await timed(page, SLOWER.hydration, 'longtask', async () => {
        release();
        await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });
      });
      longest.push(Math.max(0, ...tasks.map(({ duration }) => duration)));
      await page.context().close();
    }
    longest.sort((a, b) => a - b);
    islands.push({ island, 'longest task, median': percentile(longest, 0.5), worst: longest.at(-1) });
  }
  console.table(islands);
  await browser.close();
});
