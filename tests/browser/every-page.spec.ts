import { readdirSync } from 'node:fs';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { accessibilityFaults, clippedText, sidewaysExcess } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';
import { fakeCaptcha } from './forms.ts';
import { STATES, type State } from './states.ts';

/**
 * What holds for every page of the build and everything that opens on it. The console is watched throughout (fixtures.ts),
 * and what the content security policy refuses is an error there: these tests also show that each page works under it.
 */

/** Goes elsewhere without an event that was handed over; with one it is among the states. */
const NEEDS_EVENT = '/webinar-registration';
/** Renders nothing without an event (specification 8), so no heading either; with one it is among the states. */
const EMPTY = { path: '/eventsdetails', fault: /^page-has-heading-one/ };

const PATHS = readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter((path) => path !== NEEDS_EVENT)
  .sort();

const HEIGHT = 900;
const WIDTHS = [1280, 390];
/** 1280 px at 400 % is 320, at 200 % is 640 (WCAG 1.4.10, 1.4.4). */
const ZOOMED_WIDTHS = [320, 640];
/** Those; around each breakpoint; and as wide as screens get. */
const REFLOW_WIDTHS = [320, 360, 480, 640, 767, 768, 991, 992, 1440, 1920, 2560];

/** /404 can't be asked for by its name. */
const address = (path: string) => (path === '/404' ? '/nowhere' : path);

/** Shows a page with all its islands at work. */
async function show(page: Page, { path, prepare }: Pick<State, 'path' | 'prepare'>): Promise<void> {
  await fakeCaptcha(page);
  await prepare?.(page);
  // With its behaviours at work too, which come after the page.
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
    test(`${path} has no accessibility fault, wide or narrow, light or dark, and fits every width`, async ({
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
        // A script may have to follow the new width.
        await expect
          .soft(async () => expect(await sidewaysExcess(page), `at ${width} px`).toBe(0))
          .toPass({ timeout: 10_000 });
        if (ZOOMED_WIDTHS.includes(width)) expect.soft(await clippedText(page), `cut off at ${width} px`).toEqual([]);
      }
    });
});

test.describe('with all that opens', () => {
  for (const state of STATES)
    test(`${state.path} has no accessibility fault when ${state.name}`, async ({ page }) => {
      for (const width of WIDTHS.filter((one) => state.widths?.(one) ?? true)) {
        await page.setViewportSize({ width, height: HEIGHT });
        await show(page, state);
        await state.open(page);
        expect.soft(await faultsInBothColours(page), `${width} px`).toEqual([]);
        expect.soft(await sidewaysExcess(page), `sticks out at ${width} px`).toBe(0);
      }
    });
});
