import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { readable } from './reading.ts';

/** Names in capitals of currencies, companies, pages or time zones; they need no entry. */
const NAMES = new Set(['EUR', 'UK', 'SI', 'GOV', 'BST', 'AI', 'IT']);

const ABBREVIATION = /\b[A-Z]{2,}s?\b/g;
const singular = (name: string) => name.replace(/s$/, '');

describe('the glossary', () => {
  const explained = new Set(glossary.flatMap(({ short, term }) => (short ?? term).split(/[ -]/).map(singular)));

  test('explains every abbreviation of the articles, the guides, the news and the reports', () => {
    for (const { slug, body, lead } of [...articles, ...guides, ...news, ...webinars])
      for (const [abbreviation] of readable(`${lead}\n\n${body}`).matchAll(ABBREVIATION))
        if (!NAMES.has(abbreviation)) expect(explained, slug).toContain(singular(abbreviation));
  });

  test('explains the abbreviations of its own sentences', () => {
    for (const { slug, meaning } of glossary)
      for (const [abbreviation] of readable(meaning).matchAll(ABBREVIATION))
        if (!NAMES.has(abbreviation)) expect(explained, slug).toContain(singular(abbreviation));
  });
});
