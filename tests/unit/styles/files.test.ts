import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '#scripts/prerender/files.ts';

test('every file that a stylesheet names exists: Vite only warns of one that is missing', () => {
  const sheets = listFiles('components').filter((file) => file.endsWith('.css'));
  const named = sheets.flatMap((sheet) => {
    const addresses = readFileSync(join('components', sheet), 'utf8').matchAll(/url\('(\.[^']+)'\)/g);
    return [...addresses].map(([, address = '']) => join('components', dirname(sheet), address));
  });
  expect(named).toContain('components/art/ring.svg');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('breakpoints are in em, so that a visitor with large text gets the layout of a smaller screen', () => {
  const sheets = listFiles('components').filter((file) => file.endsWith('.css'));
  const queries = sheets.flatMap(
    (sheet) => readFileSync(join('components', sheet), 'utf8').match(/@media[^{]*width[^{]*/g) ?? [],
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => /\d(px|rem)/.test(query))).toEqual([]);
});
