import { expect } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/browser/accessible.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { STATES, type State } from '../fixtures/browser/states.ts';
import { newVisitor, startAnew, test, type Visitor } from '../fixtures/browser/visitor.ts';

/** Every state that a visitor can open. It is opened at 390 px; the window is then reduced to 320 x 256 px and widened to 1280 px. */

const [PHONE, DESKTOP] = [390, 1280];

type Look = { faults: string[]; misfits: string[] };

/**
 * Brings a page into a state, and looks at it in dark colours on a phone and in light ones on a desktop; a state that only one
 * of these has is looked at there in both colours.
 */
async function lookAt(visitor: Visitor, baseURL: string, { path, widths, part, prepare, open }: State): Promise<Look> {
  const { page } = visitor;
  const [first = PHONE, last = first] = [PHONE, DESKTOP].filter((width) => widths?.(width) ?? true);
  const look: Look = { faults: [], misfits: [] };
  await startAnew(visitor, baseURL, first, 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeCaptcha(page);
  await prepare?.(page);
  await page.goto(baseURL + path);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  await open(page);
  for (const [width, colorScheme] of [
    [first, 'dark'],
    [last, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    look.misfits.push(...(await misfitsAt(page, width, 900)));
    const faults = await accessibilityFaults(page, part);
    look.faults.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    if (width === PHONE) look.misfits.push(...(await misfitsAt(page, 320, 256)));
  }
  return look;
}

for (const state of STATES)
  test.describe(`${state.path}, when ${state.name},`, () => {
    // One process runs the tests of a state, so that they share one look at it.
    test.describe.configure({ mode: 'default' });
    let seen: Look;
    test.beforeAll(async ({ browser, baseURL, laterVisitor }) => {
      // What is prepared would stay for the visits that follow.
      const alone =
        state.prepare || state.firstVisit ? await newVisitor(browser, state.firstVisit ?? false) : undefined;
      seen = await lookAt(alone ?? laterVisitor, baseURL ?? '', state);
      await alone?.page.context().close();
    });

    test('has no accessibility faults on a phone and on a desktop', () => {
      expect(seen.faults).toEqual([]);
    });

    test('fits the window, with no text cut off', () => {
      expect(seen.misfits).toEqual([]);
    });
  });
