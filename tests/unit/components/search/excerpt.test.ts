import { describe, expect, test } from 'vitest';
import { excerptOf } from '#components/sections/search/excerpt.ts';

const TITLE = 'The levy.';
const LONG = Array.from({ length: 60 }, (_, index) => `word${index}`);

/** The excerpt of a page, with its matches between brackets. */
const excerpt = (content: string, match: RegExp) => {
  const locations = content.split(' ').flatMap((word, index) => (match.test(word) ? [index] : []));
  return excerptOf(content, locations)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join(' ');
};

describe('an excerpt', () => {
  test('begins at the sentence with the most matches, and goes on to the end of another', () => {
    const content = `${TITLE} A firm pays. The levy is a levy. It is due in May. Then ${LONG.join(' ')}.`;
    expect(excerpt(content, /levy/)).toBe('The [levy] is a [levy.] It is due in May.');
  });

  test('does not end with a heading', () => {
    const content = `${TITLE} A firm pays the levy. In short. Then ${LONG.join(' ')}.`;
    expect(excerpt(content, /^levy/)).toBe('A firm pays the [levy.]');
  });

  test('leaves out the title, which stands above it', () => {
    expect(excerpt(`${TITLE} A firm pays once.`, /levy/)).toBe('A firm pays once.');
    expect(excerpt(TITLE, /levy/)).toBe('The [levy.]');
  });

  test('does not take an abbreviation for the end of a sentence', () => {
    expect(excerpt(`${TITLE} Papers, e.g. a payslip, show it.`, /payslip/)).toBe('Papers, e.g. a [payslip,] show it.');
  });

  test('shows a long sentence whole, and by dots where it ends within one that is longer than any', () => {
    const content = (count: number) => `${TITLE} Long ${LONG.slice(0, count).join(' ')}.`;
    expect(excerpt(content(50), /^word40$/)).toMatch(/^Long word0 .*\[word40\] .* word49\.$/);
    expect(excerpt(content(60), /^word3$/)).toMatch(/^Long word0 .*\[word3\] .* word58 …$/);
  });
});
