import { readdirSync } from 'node:fs';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { accessibilityFaults, clippedText, sidewaysExcess } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';
import { STATES, type State } from './states.ts';

/**
 * Checks every page of the build, and everything that a visitor can open on it. fixtures.ts fails a test for a message in
 * the console. A breach of the content security policy is such a message, so these tests show that each page obeys it.
 */

/** Redirects unless an event was handed over; states.ts has the page with an event. */
const NEEDS_EVENT = '/webinar-registration';
/** Is empty without an event (specification 8), so it has no heading; states.ts has the page with an event. */
const EMPTY = { path: '/eventsdetails', fault: /^page-has-heading-one/ };

const PATHS = readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter((path) => path !== NEEDS_EVENT)
  .sort();

const HEIGHT = 900;
const WIDTHS = [1280, 390];
/** A window of 1280 px is 320 px wide at 400 % zoom, and 640 px at 200 % (WCAG 1.4.10, 1.4.4). */
const ZOOMED_WIDTHS = [320, 640];
/** The zoomed widths, both sides of each breakpoint, and the widest screens. */
const REFLOW_WIDTHS = [320, 360, 480, 640, 767, 768, 991, 992, 1440, 1920, 2560];

/** The server shows /404 for an unknown address only. */
const address = (path: string) => (path === '/404' ? '/nowhere' : path);

/** Opens a page and hydrates all its islands. */
async function show(page: Page, { path, prepare }: Pick<State, 'path' | 'prepare'>): Promise<void> {
  await fakeCaptcha(page);
  await prepare?.(page);
  // Behaviours start after the page has loaded.
  await page.goto(address(path), { waitUntil: 'networkidle' });
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('focusin');
    await expect(island).toHaveAttribute('data-hydrated');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function faultsInBothColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityFaults(page, 'colours');
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: HEIGHT } });
test.slow();

test.describe('every page', () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const path of PATHS)
    test(`${path} has no accessibility faults on wide and narrow screens in light and dark, and fits every width`, async ({
      page,
    }) => {
      await show(page, { path });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const faults = await faultsInBothColours(page);
        const counted = path === EMPTY.path ? faults.filter((fault) => !EMPTY.fault.test(fault)) : faults;
        expect.soft(counted, `${width} px`).toEqual([]);
      }
      for (const width of REFLOW_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        // A script may need a moment to adapt to the new width.
        await expect
          .soft(async () => expect(await sidewaysExcess(page), `at ${width} px`).toBe(0))
          .toPass({ timeout: 10_000 });
        if (ZOOMED_WIDTHS.includes(width)) expect.soft(await clippedText(page), `cut off at ${width} px`).toEqual([]);
      }
    });
});

test.describe('every state', () => {
  for (const state of STATES)
    test(`${state.path} has no accessibility faults when ${state.name}`, async ({ page }) => {
      for (const width of WIDTHS.filter((one) => state.widths?.(one) ?? true)) {
        await page.setViewportSize({ width, height: HEIGHT });
        await show(page, state);
        await state.open(page);
        expect.soft(await faultsInBothColours(page), `${width} px`).toEqual([]);
        expect.soft(await sidewaysExcess(page), `pixels too wide at ${width} px`).toBe(0);
      }
    });
});
