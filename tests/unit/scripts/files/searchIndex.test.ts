import { expect, test } from 'vitest';
import { partsOf } from '#scripts/outputs/searchIndex.ts';

const PATHS = Array.from({ length: 1_000 }, (_, index) => `/sample-${index}`);

test('every page is in one part of the search index, and no part has many more than another', () => {
  const parts = partsOf(PATHS, 16);
  expect(parts.flat().sort()).toEqual(PATHS.toSorted());
  for (const paths of parts) expect(paths.length).toBeLessThan((2 * PATHS.length) / parts.length);
});

test('a page that is added or removed changes one part', () => {
  const after = partsOf([...PATHS, '/sample-new'], 16);
  const changed = partsOf(PATHS, 16).filter((paths, number) => paths.length !== after[number]?.length);
  expect(changed).toHaveLength(1);
  for (const paths of changed) expect(after.flat()).toEqual(expect.arrayContaining(paths));
});
