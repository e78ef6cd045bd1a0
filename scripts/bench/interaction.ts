import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { serveByCaddy } from '#scripts/checks/caddy.ts';
import { findChromium } from '#scripts/checks/programs.ts';
import { type Scene, scenes } from './scenes.ts';

/** How many times slower than this machine's the processor is, and how many loads a scene is measured in. */
const SLOWDOWN = 6;
const LOADS = 5;

/**
 * Playwright has V8 note where every `Error` is created, and React creates some as it loads. V8 then parses all of React a second
 * time to learn the lines, in one long task that no visitor has, unless it learned them as it compiled.
 */
const V8_FLAGS = '--js-flags=--no-enable-lazy-source-positions';

const events = z.array(z.object({ duration: z.number(), interaction: z.number() }));

/** Opens a scene's page with its events recorded, and brings it to where the interaction begins. */
async function open(browser: Browser, origin: string, { path, width = 1280, ready }: Scene): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, ignoreHTTPSErrors: true });
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}');
    const seen: object[] = [];
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push({ duration: entry.duration, interaction: Reflect.get(entry, 'interactionId') ?? 0 });
      // 16 ms is the shortest that Event Timing reports.
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  });
  await page.goto(origin + path);
  // Playwright evaluates its own script at the first locator, which takes some 50 ms on the slowed processor: before measuring.
  await page.locator('body').waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await ready?.(page);
  return page;
}

/** The longest interaction of a scene, from input to next paint, in milliseconds. */
async function longestInteraction(page: Page, act: Scene['act']): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => Reflect.get(window, 'seen').splice(0));
  await act(page);
  const seen = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    // An observer receives its entries in a task of its own.
    await new Promise((received) => setTimeout(received, 300));
    return Reflect.get(window, 'seen');
  });
  const durations = events.parse(seen).map(({ interaction, duration }) => (interaction > 0 ? duration : 0));
  // What is shorter than the browser reports counts as 16 ms.
  return Math.max(16, ...durations);
}

/**
 * Prints how fast the site answers the commonest interactions on a slow processor (https://web.dev/articles/inp).
 *
 * @param named measures only the scenes whose names contain it
 */
export const measureInteractions = (named = ''): Promise<void> =>
  serveByCaddy(async (origin) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', V8_FLAGS],
    });
    const rows: object[] = [];
    for (const scene of scenes.filter(({ name }) => name.includes(named))) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load++) {
        const page = await open(browser, origin, scene);
        times.push(await longestInteraction(page, scene.act));
        await page.close();
      }
      times.sort((a, b) => a - b);
      rows.push({ interaction: scene.name, median: times[Math.floor(LOADS / 2)], worst: times.at(-1) });
    }
    console.table(rows);
    await browser.close();
  });
