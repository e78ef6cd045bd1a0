import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

const SUFFIX = '.behaviour.client.ts';

test('every behaviour that a page names has a file, and a page names every file', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => basename(file, SUFFIX));
  const named = builtPages().flatMap(({ document }) =>
    document
      .querySelectorAll('[data-behaviour]')
      .flatMap((element) => element.getAttribute('data-behaviour')?.split(' ') ?? []),
  );
  expect([...new Set(named)].sort()).toEqual(files.sort());
});
