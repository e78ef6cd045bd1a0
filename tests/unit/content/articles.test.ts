import { describe, expect, test } from 'vitest';
import { articleBySlug, articles } from '#content/collections/articles/index.ts';
import { readable, wordCount } from './reading.ts';

/** Every heading, paragraph, list item and table row by itself, with its links. */
const passagesOf = (markdown: string) => markdown.split(/\n+/).filter((line) => line.trim());
const passages = articles.flatMap((article) =>
  passagesOf(article.body).map((passage) => ({ slug: article.slug, passage })),
);

const FOUR = [
  '2025-06-24 future-of-cash-processing-msbs',
  '2025-06-10 guide-to-msb-regulation-uk-guide',
  '2025-05-27 kyc-cdd-msbs',
  '2025-05-13 common-compliance-mistakes-msbs',
];
const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;
/** An article that is still a sample needn't be whole yet. */
const written = articles.filter(({ sample }) => !sample);

describe('the articles', () => {
  test('hold the four of the specification, newest first', () => {
    expect(articles.map(named).filter((name) => FOUR.includes(name))).toEqual(FOUR);
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  test('are found by their slug, and an unknown slug finds none', () => {
    expect(articleBySlug('kyc-cdd-msbs')?.title).toBe('KYC and CDD for money service businesses');
    expect(articleBySlug('kyc')).toBeUndefined();
  });

  test.each(written)('$slug has 800 to 1,200 words', ({ body }) => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(800);
    expect(wordCount(body)).toBeLessThanOrEqual(1200);
  });

  test.each(['title', 'headTitle', 'crumb', 'excerpt', 'lead', 'description'] as const)('share no %s', (field) => {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  });

  test('of the specification were brought up to date after they were first published', () => {
    for (const article of articles.filter((article) => FOUR.includes(named(article))))
      expect(article.updated && article.updated > article.date, article.slug).toBe(true);
  });
});

describe('what the articles say of the law', () => {
  test('mentions the five years that records are kept, with the regulation (specification 9)', () => {
    const mentions = passages.filter(({ passage }) => /five[- ]years?/i.test(passage));
    expect(mentions).not.toHaveLength(0);
    for (const { slug, passage } of mentions) expect(passage, slug).toContain('/uksi/2017/692/regulation/40');
  });

  test('gives the limits for due diligence in sterling', () => {
    const law = articles.map(({ body }) => readable(body)).join('\n');
    expect(law).toMatch(/more than £800/i);
    expect(law).toContain('£12,000 or more');
  });

  test('never gives the former euro limits as current', () => {
    const euros = passages.filter(({ passage }) =>
      /(€|eur[os]*)\s?(1,?000|15,?000)\b|\b(1,?000|15,?000) euro/i.test(passage),
    );
    expect(euros).not.toHaveLength(0);
    for (const { slug, passage } of euros) expect(passage, slug).toContain('until 29 June 2026');
  });

  test('sends reports of suspicion to the National Crime Agency and screens against the UK Sanctions List', () => {
    const law = articles.map(({ body }) => readable(body)).join('\n');
    expect(law).toMatch(/reports go to the UK Financial Intelligence Unit in the National Crime Agency/);
    expect(law).toContain('UK Sanctions List');
    expect(law).not.toMatch(/OFSI consolidated list/i);
  });
});
