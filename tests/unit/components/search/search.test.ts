import { expect, test } from 'vitest';
import { z } from 'zod';
import { matchTitles } from '#components/sections/posts/matchTitles.ts';
import { excerptOf } from '#components/sections/search/excerpt.ts';
import { isAnswered, soughtWords } from '#components/sections/search/question.ts';
import { asSearched, asWritten, withSpellings } from '#components/sections/search/spelling.ts';
import { readCases } from '../../../fixtures/cases.ts';

const text = z.string();
const { excerpts, sought, spellings, oneSpelling, answered, titles } = readCases(import.meta, {
  excerpts: z.record(text, z.object({ content: text, match: text, excerpt: text })),
  sought: z.record(text, text),
  answered: z.record(text, z.boolean()),
  spellings: z.array(z.tuple([text, text])),
  oneSpelling: z.array(text),
  titles: z.record(text, z.object({ query: text, found: z.array(text) })),
});

const LONG = Array.from({ length: 60 }, (_, index) => `word${index}`);

/** The excerpt of a page, with its matches between brackets. */
const excerpt = (content: string, match: RegExp) => {
  const locations = content.split(' ').flatMap((word, index) => (match.test(word) ? [index] : []));
  return excerptOf(content, locations)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('');
};

test.each(Object.entries(excerpts))('an excerpt %s', (_, { content, match, excerpt: expected }) => {
  expect(excerpt(content.replace('{long}', LONG.join(' ')), new RegExp(match))).toBe(expected);
});

test('an excerpt shows a long sentence whole, and by dots where it ends within one that is longer than any', () => {
  const content = (count: number) => `⟦ Long ${LONG.slice(0, count).join(' ')}. ⟧`;
  expect(excerpt(content(50), /^word40$/)).toMatch(/^Long word0 .*\[word40\] .* word49\.$/);
  expect(excerpt(content(60), /^word3$/)).toMatch(/^Long word0 .*\[word3\] .* word58 …$/);
});

test.each(Object.entries(sought))('the question “%s” seeks “%s”', (question, sought) => {
  const { words, common } = soughtWords(question);
  expect(`${common ? '? ' : ''}${words.join(', ')}`).toBe(sought);
});

test.each(spellings)('“%s” and “%s” are searched as one, and written as they were', (british, american) => {
  const searched = asSearched(british.toUpperCase());
  expect(asSearched(american)).toBe(searched);
  for (const text of [british, american]) {
    expect(withSpellings(text).split(/[ ¦]+/)).toEqual(expect.arrayContaining(searched.split(' ')));
    expect(asWritten(withSpellings(text))).toBe(text);
  }
});

test.each(oneSpelling)('“%s” has one spelling', (word) => expect(asSearched(word)).toBe(word));

test.each(Object.entries(answered))('an answer about the fee answers “%s”: %s', (question, answers) =>
  expect(isAnswered(question, { keywords: 'cost, fee, money back, new', beside: 'what’s membership year' })).toBe(
    answers,
  ),
);

const posts = [{ title: 'A guide to MSB regulation' }, { title: 'KYC and CDD' }];

// The ten results at most, and words in any case, are tested in
// tests/component/reading/titleSearch.test.tsx.
test.each(Object.entries(titles))('a search in titles finds %s', (_, { query, found }) => {
  expect(matchTitles(posts, query).map(({ title }) => title)).toEqual(found);
});
