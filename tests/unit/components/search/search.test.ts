import { describe, expect, test } from 'vitest';
import { matchTitles } from '#components/sections/posts/matchTitles.ts';
import { excerptOf } from '#components/sections/search/excerpt.ts';
import { isAnswered, soughtWords } from '#components/sections/search/question.ts';

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

test.each([
  ['How much does it cost?', 'much cost'],
  ['who is a PEP', 'PEP'],
  ['what to do', 'what to do'],
])('the question “%s” seeks “%s”', (question, sought) => expect(soughtWords(question).join(' ')).toBe(sought));

test.each([
  ['What does it COST?', true],
  ['membership fees', true],
  ['money back', true],
  ['money', false],
  ['the fee of HMRC', false],
  ['membership', false],
])('an answer about the fee answers “%s”: %s', (question, answers) =>
  expect(isAnswered(question, { keywords: 'cost, fee, money back', beside: 'membership year' })).toBe(answers),
);

const posts = [{ title: 'A guide to MSB regulation' }, { title: 'KYC and CDD' }];

// The ten results at most, and words in any case, are tested in tests/component/reading/titleSearch.test.tsx.
test.each([
  ['the same post for spaces around its words', '  kyc and ', ['KYC and CDD']],
  ['nothing for special characters, which are plain text', '.*', []],
  ['every post for spaces alone', '   ', ['A guide to MSB regulation', 'KYC and CDD']],
])('a search in titles finds %s', (_, query, titles) => {
  expect(matchTitles(posts, query).map(({ title }) => title)).toEqual(titles);
});
