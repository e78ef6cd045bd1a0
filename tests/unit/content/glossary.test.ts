import { expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { readable } from '../../fixtures/reading.ts';

/** Names in capitals of currencies, companies, pages or time zones; they need no entry. */
const NAMES = new Set(['EUR', 'UK', 'SI', 'GOV', 'BST', 'AI', 'IT']);

const ABBREVIATION = /\b[A-Z]{2,}s?\b/g;
const singular = (name: string) => name.replace(/s$/, '');

const explained = new Set(glossary.flatMap(({ short, term }) => (short ?? term).split(/[ -]/).map(singular)));
const pieces = [...articles, ...guides, ...factSheets, ...templates, ...news, ...webinars].map(
  ({ slug, body, lead }) => [slug, `${lead}\n\n${body}`],
);

test('the glossary explains every abbreviation of all texts and of its own sentences', () => {
  const texts = [...pieces, ...glossary.map(({ slug, meaning }) => [slug, meaning])];
  const unexplained = texts.flatMap(([slug, text = '']) =>
    (readable(text).match(ABBREVIATION) ?? [])
      .filter((abbreviation) => !NAMES.has(abbreviation) && !explained.has(singular(abbreviation)))
      .map((abbreviation) => `${slug}: ${abbreviation}`),
  );
  expect(unexplained).toEqual([]);
});
