import { expect } from '@playwright/test';
import { BUILT_PATHS, SERIES } from '../fixtures/browser/builtPaths.ts';
import { NOTICEABLE_SHIFT } from '../fixtures/browser/layoutShift.ts';
import { type Visit, visit } from '../fixtures/browser/visit.ts';
import { test } from '../fixtures/browser/visitor.ts';

/**
 * Every page of the build, visited on a wide screen in light colours and on a phone in dark ones; each test looks at one
 * result of that visit. Of the pages that differ in their text alone, the first is visited in both ways, and the others in one
 * or the other, by turns.
 * What a visitor can open on a page is in states.spec.ts.
 */

/** Redirects unless an event was handed over; states.ts has the page with an event. */
const NEEDS_EVENT = '/webinar-registration';
/** The pages that show an island at first. All others fetch React when the visitor scrolls or touches, or never. */
const ISLAND_IN_VIEW = ['/eventcalander'];

const PATHS = BUILT_PATHS.filter((path) => path !== NEEDS_EVENT);

/** The narrowest window of each layout, and a very wide one; the narrowest is one of 1280 x 1024 at 400 % zoom (WCAG 1.4.10). */
const WIDE = [768, 992, 2560].map((width) => [width, 900] as const);
const NARROW = [
  [480, 900],
  [320, 256],
] as const;

const VISITS = [
  { visitor: 'on a first visit at 1280 px in light', width: 1280, colours: 'light', first: true, sizes: WIDE },
  { visitor: 'on a later visit at 390 px in dark', width: 390, colours: 'dark', first: false, sizes: NARROW },
] as const;

/** The ways in which a page is visited. One that is visited in one way alone must fit all the sizes then. */
const visitsTo = (path: string) => {
  const place = SERIES.find((paths) => paths.includes(path))?.indexOf(path) ?? 0;
  if (place === 0) return VISITS;
  return VISITS.filter((_, way) => way === place % VISITS.length).map((only) => ({
    ...only,
    sizes: [...WIDE, ...NARROW],
  }));
};

for (const path of PATHS)
  for (const { visitor, first, ...options } of visitsTo(path))
    test.describe(`${path} ${visitor}`, () => {
      // One process runs the tests of a page, so that they share one visit.
      test.describe.configure({ mode: 'default' });
      let seen: Visit;
      test.beforeAll(async ({ firstVisitor, laterVisitor, baseURL }) => {
        seen = await visit(first ? firstVisitor : laterVisitor, baseURL ?? '', { path, ...options });
      });

      test('has no accessibility faults', () => {
        expect(seen.faults).toEqual([]);
      });

      test('writes nothing into the console', () => {
        expect(seen.messages.filter((text) => !(path === '/404' && /status of 404/.test(text)))).toEqual([]);
      });

      test('obeys its content security policy', () => {
        expect(seen.breaches).toEqual([]);
      });

      test('stores nothing that the privacy policy does not name', () => {
        expect(seen.undeclared).toEqual([]);
      });

      test('moves nothing while it loads and scrolls, even if its fonts load late', () => {
        expect(seen.lateFonts).toBeGreaterThan(0);
        expect(seen.shift.sum, seen.shift.moved.join(', ')).toBeLessThan(NOTICEABLE_SHIFT);
      });

      // On a phone the calendar is below the first screen.
      if (first)
        test(ISLAND_IN_VIEW.includes(path) ? 'fetches React at once' : 'fetches no React at first', () => {
          expect(seen.reactAtFirst).toBe(ISLAND_IN_VIEW.includes(path));
        });

      test('hydrates every island once it is reached', () => {
        expect(seen.unhydrated).toEqual([]);
      });

      test('fits every width, with no text cut off', () => {
        expect(seen.misfits).toEqual([]);
      });

      if (first)
        test('asks for consent to cookies', () => {
          expect(seen.banner).toBe(true);
        });
    });
