import { expect, test } from 'vitest';
import { gradeOf, LIMITS, textBlocks } from '#scripts/checks/grade.ts';
import { builtPages } from '../fixtures/built.ts';

const pages = builtPages()
  .map(({ path, document }) => ({ path, blocks: textBlocks(document) }))
  .filter(({ blocks }) => blocks.length > 0);

test.each(pages)('$path reads no harder than the limit of plain English', ({ blocks }) => {
  expect(gradeOf(blocks)).toBeLessThanOrEqual(LIMITS.page);
});
