import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HASHED_FOLDER } from '#scripts/insides/vike.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { builtPages, WEB_ROOT } from '../fixtures/built.ts';

const read = (file: string) => readFileSync(join(WEB_ROOT, file), 'utf8').trim();

// Vike links what a page imports statically: the stylesheet of a component that only arrives later would be in no page.
test('the stylesheet of every component is in a page', () => {
  const styles = builtPages()
    .flatMap(({ document }) => [
      document.querySelector('style')?.text ?? '',
      ...document.querySelectorAll('link[rel="stylesheet"]').map((link) => read(link.getAttribute('href') ?? '')),
    ])
    .join('\n');
  // The others are those that Vite puts together for the browser's chunks.
  const built = listFiles(join(WEB_ROOT, HASHED_FOLDER)).filter((file) => /components_[^/]*\.css$/.test(file));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => !styles.includes(read(join(HASHED_FOLDER, file))))).toEqual([]);
});
