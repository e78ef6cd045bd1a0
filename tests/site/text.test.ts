import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import Parser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { site } from '#content/site/site.ts';
import { builtPages, texts, WEB_ROOT, words } from '../fixtures/built.ts';
import { readable } from '../fixtures/reading.ts';
import { daysOn } from '../fixtures/structuredData.ts';

const ORIGIN = site.origin;

/** What a crawler without JavaScript sees: the document without scripts and without what only a script shows. */
function crawled(html: string): HTMLElement {
  const document = parse(html);
  for (const element of document.querySelectorAll('script:not([type="application/ld+json"]), template'))
    element.remove();
  return document;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Only the letters and digits of a text, because tables and lists are spaced differently in the page and in the source. */
const letters = (text: string) => wordsOf(text).join('');

const pages = new Map(builtPages().map(({ path, html }) => [path, crawled(html)]));
const textAt = (path: string) => {
  const main = pages.get(path)?.querySelector('main');
  for (const element of main?.querySelectorAll('aside') ?? []) element.remove();
  return main?.structuredText ?? '';
};

test.each([...pages])('a crawler gets a heading and text at %s', (_path, document) => {
  expect(wordsOf(document.querySelector('h1')?.text ?? '')).not.toHaveLength(0);
  expect(wordsOf(document.querySelector('main')?.structuredText ?? '').length).toBeGreaterThan(20);
});

const bodies = new Map<string, string>([
  ...[...articles, ...guides, ...webinars].map(({ slug, body }) => [`/${slug}`, body] as const),
  ...factSheets.map(({ slug, body }) => [`/fact-sheets/${slug}`, body] as const),
  ...templates.map(({ slug, body }) => [`/templates/${slug}`, body] as const),
  ...news.map(({ slug, body }) => [`/news/${slug}`, body] as const),
]);
const legal = [
  ['/privacy-policy', privacyPolicy.body],
  ['/terms-and-conditions', termsAndConditions.body],
] as const;

test.each([...bodies, ...legal])('a crawler gets the whole text of %s', (path, body) => {
  const shown = letters(textAt(path));
  const passages = body.split(/\n{2,}/).map((passage) => letters(readable(passage)));
  expect(passages.filter((passage) => passage && !shown.includes(passage))).toEqual([]);
});

const parser = new Parser({ customFields: { feed: ['atom:link'] } });

describe.each([
  ['blogs/feed.xml', '/blogs'],
  ['news/feed.xml', '/news'],
  ['feed.xml', '/'],
])('the feed %s', async (file, home) => {
  const xml = readFileSync(`${WEB_ROOT}/${file}`, 'utf8');
  const feed = await parser.parseString(xml);

  test('names its title, its page and its own address', () => {
    expect(feed.title).toContain('MSB Association UK');
    expect(feed.link).toBe(ORIGIN + home);
    expect(xml).toContain(`<atom:link href="${ORIGIN}/${file}" rel="self" type="application/rss+xml"/>`);
  });

  test.each(feed.items)('agrees with the page of “$title”', (item) => {
    const path = item.link?.replace(ORIGIN, '') ?? '';
    expect(texts(path, 'h1')).toEqual([item.title]);
    expect(item.guid).toBe(item.link);
    // The date is in the format of RFC 822; the page shows the same day.
    expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/);
    const day = item.isoDate?.slice(0, 10) ?? '';
    const long = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(daysOn(path).includes(day) || texts(path, 'main')[0]?.includes(long), day).toBe(true);
  });

  test.each(feed.items)('contains the full text of “$title”', (item) => {
    const body = bodies.get(item.link?.replace(ORIGIN, '') ?? '') ?? 'no such piece';
    const content = parse(item['content:encoded'] ?? '');
    expect(words(readable(content.outerHTML))).toBe(words(readable(body)));
    for (const link of content.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(https:|mailto:|tel:)/);
  });
});
