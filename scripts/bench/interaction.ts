import type { Page } from '@playwright/test';
import { z } from 'zod';
import { browse } from './browse.ts';
import { type Scene, scenes } from './scenes.ts';

/** How many times slower than this machine's the processor is, and how many loads a scene is measured in. */
const SLOWDOWN = 6;
const LOADS = 5;

const events = z.array(z.object({ duration: z.number(), interaction: z.number() }));

/** Records the events of a page, opens a scene in it, and brings it to where the interaction begins. */
async function prepare(page: Page, address: string, ready: Scene['ready']): Promise<void> {
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
  await page.goto(address);
  // Playwright evaluates its own script at the first locator, which takes some 50 ms on the slowed processor: before measuring.
  await page.locator('body').waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await ready?.(page);
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
 * Prints how fast the site answers the commonest interactions on a slow processor (https://web.dev/articles/inp): all scenes, or
 * those whose names contain a word.
 */
export const measureInteractions = (named = ''): Promise<void> =>
  browse(async (origin, open) => {
    const rows: object[] = [];
    for (const { name, path, width = 1280, ready, act } of scenes.filter(({ name }) => name.includes(named))) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load++) {
        const page = await open({ viewport: { width, height: 900 } });
        await prepare(page, origin + path, ready);
        times.push(await longestInteraction(page, act));
        await page.close();
      }
      times.sort((a, b) => a - b);
      rows.push({ interaction: name, median: times[Math.floor(LOADS / 2)], worst: times.at(-1) });
    }
    console.table(rows);
  });
