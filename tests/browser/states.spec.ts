import { expect } from '@playwright/test';
import { faultsInBothColours, faultsInLight } from '../fixtures/browser/accessible.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { STATES, type State } from '../fixtures/browser/states.ts';
import { newVisitor, startAnew, test, type Visitor } from '../fixtures/browser/visitor.ts';

/** Every state that a visitor can open, opened on a phone; then the phone becomes as small as any, and as wide as a desktop. */

const [PHONE, DESKTOP] = [390, 1280];

type Look = { faults: string[]; misfits: string[] };

/** Brings a page into a state, and looks at it: in both colours at the first width, which has the same elements as the second. */
async function lookAt(visitor: Visitor, baseURL: string, { path, widths, prepare, open }: State): Promise<Look> {
  const { page } = visitor;
  const shown = [PHONE, DESKTOP].filter((width) => widths?.(width) ?? true);
  const look: Look = { faults: [], misfits: [] };
  await startAnew(visitor, baseURL, shown[0] ?? PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeCaptcha(page);
  await prepare?.(page);
  await page.goto(baseURL + path);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  await open(page);
  for (const width of shown) {
    look.misfits.push(...(await misfitsAt(page, width, 900)));
    const faults = width === shown[0] ? await faultsInBothColours(page) : await faultsInLight(page);
    look.faults.push(...faults.map((fault) => `${width} px: ${fault}`));
    if (width === PHONE) look.misfits.push(...(await misfitsAt(page, 320, 256)));
    await page.emulateMedia({ colorScheme: 'light' });
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
