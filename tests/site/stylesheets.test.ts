import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortClassNames } from '#scripts/prerender/classNames.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { builtPages, WEB_ROOT } from '../fixtures/built.ts';

/** No list has a second page yet. */
const UNUSED = ['ui/lists/Pagination.module.css'];

// Vike links what a page imports statically: the stylesheet of a component that only arrives later would be in no page.
test('the stylesheet of every component is in a page', () => {
  const nameOf = shortClassNames('components');
  const sheets = builtPages().flatMap(({ document }) => [
    document.querySelector('style')?.text ?? '',
    ...document
      .querySelectorAll('link[rel="stylesheet"]')
      .map((link) => readFileSync(`${WEB_ROOT}${link.getAttribute('href')}`, 'utf8')),
  ]);
  const modules = new Set(sheets.flatMap((css) => [...css.matchAll(/\.([A-Z]+)\d/g)].map(([, module]) => module)));
  const missing = listFiles('components')
    .filter((file) => file.endsWith('.module.css') && !UNUSED.includes(file))
    .filter((file) => !modules.has(nameOf('a', `components/${file}`).replace(/\d/, '')));
  expect(modules.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
