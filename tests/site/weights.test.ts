import { readdirSync } from 'node:fs';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { faces } from '#scripts/authoring/fonts.ts';
import { measureBuild, overBudget } from '#scripts/checks/weights.ts';
import { builtPages, WEB_ROOT } from '../fixtures/built.ts';

test.each(faces)('$to can set every character of the pages that it is made for', ({ to, leavesOut }) => {
  const font = openSync(to);
  const has = new Set('characterSet' in font ? font.characterSet : []);
  // What islands say later is in the page, too, as their properties.
  const missing = builtPages().flatMap(({ path, html }) =>
    [...new Set(html.replace(/<style>.*?<\/style>/s, ''))]
      .filter((character) => character > '\u001f' && !leavesOut.includes(character))
      .filter((character) => !has.has(character.codePointAt(0) ?? 0))
      .map((character) => `${character} at ${path}`),
  );
  expect(missing).toEqual([]);
});

test('no page, island or font weighs more than its budget', () => {
  expect(overBudget(measureBuild(WEB_ROOT))).toEqual([]);
});

test('every island has a budget', () => {
  const weighed = measureBuild(WEB_ROOT).map(({ what }) => what);
  const islands = readdirSync('components/islands').filter((file) => file.endsWith('.island.tsx'));
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.filter((file) => !weighed.includes(`components/islands/${file}`))).toEqual([]);
});
