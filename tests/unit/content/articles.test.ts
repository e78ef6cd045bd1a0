import { describe, expect, test } from 'vitest';
import { articleBySlug, articles } from '#content/collections/articles/index.ts';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { plainText } from '#content/schema/markdown.server.ts';

const FOUR = [
  '2025-06-24 future-of-cash-processing-msbs',
  '2025-06-10 guide-to-msb-regulation-uk-guide',
  '2025-05-27 kyc-cdd-msbs',
  '2025-05-13 common-compliance-mistakes-msbs',
];
const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;
const law = articles.map(({ body }) => plainText(body)).join('\n');

describe('the articles', () => {
  test('include the four of the specification, newest first', () => {
    expect(articles.map(named).filter((name) => FOUR.includes(name))).toEqual(FOUR);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('of the specification were updated after they were first published', () => {
    for (const article of articles.filter((article) => FOUR.includes(named(article))))
      expect(article.updated && article.updated > article.date, article.slug).toBe(true);
  });
});

describe('the schema of an article', () => {
  const problems = (changes: object) => {
    const article = { ...articleBySlug('kyc-cdd-msbs'), ...changes };
    return articleSchema.safeParse(article).error?.issues.map(({ message }) => message) ?? [];
  };

  test.each([
    ['a finished one of too few words', { body: 'Short.' }, ['Write 800 to 1200 words; these are 1.']],
    ['no sample for its length', { body: 'Short.', sample: true }, []],
    ['a sample with an unsourced duty', { body: 'You must.', sample: true }, [expect.stringContaining('source')]],
    ['a sample with unsourced years', { body: 'For five years.', sample: true }, [expect.stringContaining('40')]],
    ['an early update', { updated: '2025-05-27' }, ['Write a day after the date, 2025-05-27, or take it out.']],
    ['an unreadable date once', { date: '27 May 2025' }, [expect.stringContaining('YYYY-MM-DD')]],
  ])('rejects %s', (_, changes, expected) => expect(problems(changes)).toEqual(expected));
});

describe('what the articles say about the law', () => {
  test.each([
    ['the five years for which records are kept (specification 9)', /five[- ]years?/i],
    ['the limit for occasional transactions in sterling', /more than £800/i],
    ['the limit for large transactions in sterling', /£12,000 or more/],
    ['the former limits as history', /EUR 15,000 applied until 29 June 2026/],
    ['where reports go', /reports go to the UK Financial Intelligence Unit in the National Crime Agency/],
    ['the list for screening', /UK Sanctions List/],
  ])('includes %s', (_, statement) => expect(law).toMatch(statement));
});
