import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureBuild } from '#scripts/checks/weights.ts';
import { HASHED_FOLDER } from '#scripts/internals/vike.ts';
import { LICENCES } from '#scripts/outputs/licences.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { builtFile, builtPages, WEB_ROOT } from '../fixtures/built.ts';
import { matches } from '../fixtures/files.ts';

/** Allowed in what visitors receive: these require only that their text is included. */
const SHIPPED = 'MIT, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, BlueOak-1.0.0, OFL-1.1, Zlib'.split(', ');
/**
 * Whether an SPDX expression permits use under these licences. One that mixes `AND` and `OR` isn't
 * allowed.
 */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  const [or, and] = [bare.split(' OR '), bare.split(' AND ')];
  if (or.length > 1 && and.length > 1) return false;
  return or.length > 1 ? or.some((one) => SHIPPED.includes(one)) : and.every((one) => SHIPPED.includes(one));
}

test('every package that visitors receive has a licence that asks only for its text', () => {
  const licences = matches(builtFile(LICENCES), /^## \S+ - \S+ \((.+)\)$/gm);
  expect(licences.length).toBeGreaterThan(20);
  expect(licences.filter((licence) => !isAllowed(licence))).toEqual([]);
});

// Vike links what a page imports statically: the stylesheet of a component that only arrives later
// would be in no page.
test('the stylesheet of every component is in a page', () => {
  const styles = builtPages()
    .flatMap(({ document }) => [
      document.querySelector('style')?.text ?? '',
      ...document
        .querySelectorAll('link[rel="stylesheet"]')
        .map((link) => builtFile(link.getAttribute('href') ?? '').trim()),
    ])
    .join('\n');
  // The others are those that Vite puts together for the browser's chunks.
  const built = listFiles(join(WEB_ROOT, HASHED_FOLDER)).filter((file) => /components_[^/]*\.css$/.test(file));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => !styles.includes(builtFile(join(HASHED_FOLDER, file)).trim()))).toEqual([]);
});

test('every chunk of an island has a budget', () => {
  const weighed = measureBuild().map(({ what }) => what);
  const islands = listFiles(join(WEB_ROOT, HASHED_FOLDER)).flatMap(
    (file) => /[^/]+\.island(?=\..*\.js$)/.exec(file) ?? [],
  );
  expect(islands.length).toBeGreaterThan(3);
  expect(islands.filter((name) => !weighed.includes(name))).toEqual([]);
});
