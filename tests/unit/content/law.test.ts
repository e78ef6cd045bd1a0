import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars.ts';

const OFFICIAL = /https:\/\/(www\.)?(legislation\.gov\.uk|gov\.uk|fca\.org\.uk|handbook\.fca\.org\.uk|ico\.org\.uk)\//;

/** Every paragraph, list item and table row by itself, with its links; a heading belongs to what follows it. */
const passages = [...articles, ...guides, ...news, ...webinars].flatMap(({ slug, body }) =>
  body
    .replace(/^(#+ .*)\n+/gm, '$1 ')
    .split(/\n{2,}|\n(?=[-|\d])/)
    .map((passage) => ({ slug, passage })),
);
const saying = (pattern: RegExp) => passages.filter(({ passage }) => pattern.test(passage));

describe('what articles, guides, news and reports say of the law', () => {
  test.each(['must', 'should', 'required'])('has an official source in the same passage as “%s”', (word) => {
    const duties = saying(new RegExp(`\\b${word}\\b`, 'i'));
    expect(duties).not.toHaveLength(0);
    for (const { slug, passage } of duties) expect(passage, slug).toMatch(OFFICIAL);
  });

  test('is never mixed with the association’s own advice in one sentence', () => {
    for (const { slug, passage } of saying(/we suggest/i))
      for (const sentence of passage.split(/(?<=[.?!])\s/))
        if (/we suggest/i.test(sentence)) expect(sentence, slug).not.toMatch(/\b(must|should|required)\b/i);
  });

  test('speaks of approval by HMRC or the FCA only as something not to claim', () => {
    for (const { slug, passage } of saying(/(hmrc|fca)[- ](approved|endorsed|licensed)|registration approval/i))
      expect(passage, slug).toContain('avoid words that suggest endorsement');
  });
});
