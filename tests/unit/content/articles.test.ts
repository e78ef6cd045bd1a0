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
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  test('are found by slug, and an unknown slug finds none', () => {
    expect(articleBySlug('kyc-cdd-msbs')?.title).toBe('KYC and CDD for money service businesses');
    expect(articleBySlug('kyc')).toBeUndefined();
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

  test('requires 800 to 1,200 words in a finished article, but not in a sample', () => {
    expect(problems({ body: 'Short.' })).toEqual(['Write 800 to 1200 words; these are 1.']);
    expect(problems({ body: 'Short.', sample: true })).toEqual([]);
  });

  test('also applies the rules for statements about the law to samples', () => {
    expect(problems({ body: 'You must.', sample: true })).toHaveLength(1);
    expect(problems({ body: 'For five years.', sample: true })).toHaveLength(1);
  });

  test('rejects an update before the publication', () => {
    expect(problems({ updated: '2025-05-27' })).toEqual(['Write a day after the date, 2025-05-27, or take it out.']);
    expect(problems({ date: '27 May 2025' })).toHaveLength(1);
  });
});

describe('what the articles say about the law', () => {
  test('includes the five years for which records are kept (specification 9)', () => {
    expect(law).toMatch(/five[- ]years?/i);
  });

  test('includes the limits for due diligence in sterling, and the former ones as history', () => {
    expect(law).toMatch(/more than £800/i);
    expect(law).toContain('£12,000 or more');
    expect(law).toMatch(/EUR 15,000 applied until 29 June 2026/);
  });

  test('names the National Crime Agency for reports of suspicion and the UK Sanctions List for screening', () => {
    expect(law).toMatch(/reports go to the UK Financial Intelligence Unit in the National Crime Agency/);
    expect(law).toContain('UK Sanctions List');
  });
});
