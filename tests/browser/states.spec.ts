import { expect, type Page, test } from '@playwright/test';
import { faultsInBothColours } from '../fixtures/browser/accessible.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { STATES, type State } from '../fixtures/browser/states.ts';
import { saveConsent, stayLocal } from '../fixtures/browser/test.ts';

/** Every state that a visitor can open, opened once on a wide screen and once on a phone. */

/** A small phone, and a window of 1280 x 1024 at 400 % zoom (WCAG 1.4.10). */
const SMALL = [
  [320, 640],
  [320, 256],
] as const;
const SCREENS = [
  { screen: 'on a wide screen', width: 1280, sizes: [[1280, 900]] as const },
  { screen: 'on a phone', width: 390, sizes: [[390, 900], ...SMALL] as const },
];

type Look = { faults: string[]; misfits: string[] };

async function lookAt(
  page: Page,
  state: State,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<Look> {
  if (!state.firstVisit) await saveConsent(page);
  await fakeCaptcha(page);
  await state.prepare?.(page);
  await page.goto(state.path);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  await state.open(page);
  const faults = await faultsInBothColours(page);
  const tooLarge: string[] = [];
  for (const size of sizes) tooLarge.push(...(await misfitsAt(page, ...size)));
  return { faults, misfits: tooLarge };
}

for (const state of STATES)
  for (const { screen, width, sizes } of SCREENS.filter(({ width }) => state.widths?.(width) ?? true))
    test.describe(`${state.path} ${screen}, when ${state.name},`, () => {
      // One process runs the tests of a state, so that they share one look at it.
      test.describe.configure({ mode: 'default' });
      let seen: Look;
      test.beforeAll(async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          timezoneId: 'Europe/London',
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        await stayLocal(page, baseURL);
        seen = await lookAt(page, state, sizes);
        await context.close();
      });

      test('has no accessibility faults in light and dark', () => {
        expect(seen.faults).toEqual([]);
      });

      test('fits the window, with no text cut off', () => {
        expect(seen.misfits).toEqual([]);
      });
    });
