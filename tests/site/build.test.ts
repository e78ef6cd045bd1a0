import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { measureBuild } from '#scripts/checks/weights.ts';
import { HASHED_FOLDER } from '#scripts/insides/vike.ts';
import { LICENCES } from '#scripts/outputs/licences.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { builtFile, builtPages, WEB_ROOT } from '../fixtures/built.ts';
import { matches } from '../fixtures/files.ts';

/** Allowed in what visitors receive: these require only that their text is included. */
const SHIPPED = 'MIT, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, BlueOak-1.0.0, OFL-1.1, Zlib'.split(', ');
/** Also allowed in packages that only build, draw and test: used unchanged, never passed on. */
const TOOLS = [...SHIPPED, 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MIT-0', 'MPL-2.0', 'Python-2.0'];

/** What `package.json` names loosely, by the text of its licence. */
const CLARIFIED: Record<string, string> = { 'node_modules/duck': 'BSD-2-Clause' };

const lockfile = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });

/** Whether an SPDX expression permits use under the given licences. One that mixes `AND` and `OR` isn't allowed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  const [or, and] = [bare.split(' OR '), bare.split(' AND ')];
  if (or.length > 1 && and.length > 1) return false;
  return or.length > 1 ? or.some((one) => allowed.includes(one)) : and.every((one) => allowed.includes(one));
}

test('every package that visitors receive has a licence that asks only for its text', () => {
  const licences = matches(builtFile(LICENCES), /^## \S+ - \S+ \((.+)\)$/gm);
  expect(licences.length).toBeGreaterThan(20);
  expect(licences.filter((licence) => !isAllowed(licence, SHIPPED))).toEqual([]);
});

test('every package that only builds and tests has a licence that permits that', () => {
  const { '': _, ...packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
  const refused = Object.entries(packages)
    .map(([name, { license = '' }]) => [name, CLARIFIED[name] ?? license] as const)
    .filter(([, licence]) => !isAllowed(licence, TOOLS));
  expect(refused).toEqual([]);
});

// Vike links what a page imports statically: the stylesheet of a component that only arrives later would be in no page.
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

test('every island has a budget', () => {
  const weighed = measureBuild().map(({ what }) => what);
  const islands = readdirSync('components/islands').filter((file) => file.endsWith('.island.tsx'));
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.filter((file) => !weighed.includes(`components/islands/${file}`))).toEqual([]);
});
