import type { Page } from '@playwright/test';
import { z } from 'zod';
import { browse } from './browse.ts';

/** How many times slower than this machine's the processor is, and how many loads an interaction is measured in. */
const SLOWDOWN = 6;
const LOADS = 5;

type Act = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp, role: 'button' | 'checkbox' | 'link' | 'radio' = 'button'): Act =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const type =
  (field: string, text: string): Act =>
  (page) =>
    page.getByRole('main').getByLabel(field).first().pressSequentially(text, { delay: 100 });
const idle: Act = (page) => page.waitForLoadState('networkidle');
const hydrated =
  (island: string): Act =>
  (page) =>
    page.locator(`[data-island="${island}"][data-island-hydrated]`).waitFor({ state: 'attached' });
/** Forms hydrate at the first touch. */
const touched: Act = (page) => page.locator('main form').last().hover();

const picture = /picture 1 of/;
const calendar = hydrated('EventCalendar');
const contact = [touched, hydrated('ContactForm')];
const membership = [touched, hydrated('MembershipForm')];

/** The commonest interactions, first clicks on what hydrates only then among them: what is measured, and what brings the page to it. */
const INTERACTIONS: [name: string, path: string, act: Act, ...before: Act[]][] = [
  ['menu', '/about-us', press(/Menu/), (page) => page.setViewportSize({ width: 390, height: 900 })],
  ['hero, first click on Next', '/', press('Next')],
  ['hero, Next', '/', press('Next'), press('Next'), hydrated('HeroControls')],
  ['gallery, a category', '/photos2025', press(/^Speakers \d/, 'link')],
  [
    'lightbox, first picture',
    '/photos2025',
    press(picture, 'link'),
    (page) => page.getByRole('link', { name: picture }).first().scrollIntoViewIfNeeded(),
    idle,
  ],
  [
    'lightbox, next picture',
    '/photos2025',
    (page) => page.keyboard.press('ArrowRight'),
    press(picture, 'link'),
    (page) => page.getByRole('dialog').waitFor(),
    idle,
  ],
  ['calendar, next month', '/eventcalander', press(/^Next/), calendar],
  ['calendar, week', '/eventcalander', press('Week'), calendar],
  ['calendar, nearest event', '/eventcalander', press(/^Go to/), calendar],
  ['enquiry, typing', '/contact-us', type('Message', 'Sample'), ...contact],
  ['enquiry, sent empty', '/contact-us', press('Send enquiry'), ...contact],
  ['application, typing', '/become-a-member', type('Full name', 'Sample'), ...membership],
  ['application, sent empty', '/become-a-member', press('Submit application'), ...membership],
  ['city, typing', '/contact-us', type('City', 'don'), ...contact, type('City', 'Lon'), idle],
  ['search, typing', '/search', type('Search', 'fees'), type('Search', 'law '), idle],
  ['slip, an answer', '/do-i-need-to-register', press(/Change cash/, 'checkbox')],
  ['planner, its question', '/compliance-calendar', press(/HMRC alone/, 'radio')],
  ['planner, a year', '/compliance-calendar', press('Work out my dates'), press(/HMRC alone/, 'radio')],
];

/** The longest of the interactions of an act, from input to next paint, in milliseconds. */
async function longest(page: Page, act: Act): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    // 16 ms is the shortest that Event Timing reports.
    Reflect.set(window, 'longest', 16);
    new PerformanceObserver((list) => {
      for (const { duration, ...entry } of list.getEntries().map((entry) => entry.toJSON()))
        if (entry.interactionId > 0) Reflect.set(window, 'longest', Math.max(duration, Reflect.get(window, 'longest')));
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act(page);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  // An observer receives its entries in a task of its own.
  await page.waitForTimeout(300);
  return z.number().parse(await page.evaluate(() => Reflect.get(window, 'longest')));
}

/**
 * Prints how fast the site answers the commonest interactions on a slow processor (https://web.dev/articles/inp): all of them, or
 * those whose names contain a word.
 */
export const measureInteractions = (named = ''): Promise<void> =>
  browse(async (origin, browser) => {
    const rows: object[] = [];
    for (const [name, path, act, ...before] of INTERACTIONS.filter(([name]) => name.includes(named))) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load++) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
        await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"analytics":false,"marketing":false}'));
        await page.goto(origin + path);
        // Playwright evaluates its own script at the first locator, which takes some 50 ms on the slowed processor: before measuring.
        await page.locator('body').waitFor();
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        for (const step of before) await step(page);
        times.push(await longest(page, act));
        await page.close();
      }
      times.sort((a, b) => a - b);
      rows.push({ interaction: name, median: times[Math.floor(LOADS / 2)], worst: times.at(-1) });
    }
    console.table(rows);
  });
