import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { gradeOf, LIMITS, textBlocks } from '#scripts/checks/grade.ts';

test('the grade is that of the published formula', () => {
  // 0.39 x 6 words a sentence + 11.8 x 1 syllable a word - 15.59
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45);
});

test('a paragraph ends its last sentence, and figures are no words', () => {
  expect(gradeOf(['Pay it', 'Pay £10,200 now'])).toBe(gradeOf(['Pay it. Pay now.']));
});

test('the text of a page is its sentences, without menus, sources and labels', () => {
  const page = parse(`<header><p>The menu of the site.</p></header><main><nav><li>In this guide.</li></nav>
    <p>First sentence.</p><ul><li><p>A point.</p></li></ul><p>22 May</p>
    <section aria-labelledby="sources"><li>A source of the text.</li></section></main>`);
  expect(textBlocks(page)).toEqual(['First sentence.', 'A point.']);
});

test.each([...guides, ...articles, ...factSheets, ...templates])(
  'a reader of twelve can read the main points of $slug',
  ({ inShort }) => {
    expect(gradeOf(inShort)).toBeLessThanOrEqual(LIMITS.inShort);
  },
);
