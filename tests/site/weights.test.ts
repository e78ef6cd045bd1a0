import { readdirSync, readFileSync, statSync } from 'node:fs';
import { openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { faces, subsetFace } from '#scripts/authoring/fonts.ts';
import { measureBuild, overBudget } from '#scripts/checks/weights.ts';
import { WEB_ROOT } from '../fixtures/built.ts';

/** The characters of everything that the content says, each with a file that has it. */
function contentCharacters(): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    // Files for the server alone speak to authors, not to visitors.
    if (!/\.(ts|md|ya?ml)$/.test(name) || name.endsWith('.server.ts')) continue;
    for (const character of readFileSync(`content/${name}`, 'utf8')) {
      const code = character.codePointAt(0) ?? 0;
      if (code >= 0x20) found.set(code, `${character} in content/${name}`);
    }
  }
  return found;
}

describe('the fonts', () => {
  test.each(faces)('$to is what scripts/authoring/fonts.ts makes', async (face) => {
    expect((await subsetFace(face)).equals(readFileSync(face.to))).toBe(true);
  });

  test('weigh at most 45 kB together', () => {
    const bytes = faces.reduce((total, { to }) => total + statSync(to).size, 0);
    expect(bytes).toBeLessThanOrEqual(45_000);
  });

  test.each(faces)('$to can set every character that the content uses and it is made for', ({ to, leavesOut }) => {
    const font = openSync(to);
    const has = new Set('characterSet' in font ? font.characterSet : []);
    const missing = [...contentCharacters()]
      .filter(([code]) => !has.has(code) && !leavesOut.includes(String.fromCodePoint(code)))
      .map(([, where]) => where);
    expect(missing).toEqual([]);
  });
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
