import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { parseFields } from '#content/schema/entries/yaml.server.ts';
import { readableText } from '#content/schema/markdown.server.ts';
import { associationSchema } from '#content/site/association.ts';
import { site } from '#content/site/site.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { builtFile, builtPages, daysOn, texts, WEB_ROOT, words } from '../fixtures/built.ts';
import { read } from '../fixtures/files.ts';

const ORIGIN = site.origin;

/**
 * What a crawler without JavaScript sees: the document without scripts and without what only a
 * script shows.
 */
function crawled(html: string): HTMLElement {
  const document = parse(html);
  for (const element of document.querySelectorAll('script:not([type="application/ld+json"]), template'))
    element.remove();
  return document;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/**
 * Only the letters and digits of a text, because tables and lists are spaced differently in the
 * page and in the source.
 */
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

test('every tag of a sample is apart from the words around it', () => {
  const tags = builtPages().flatMap(({ html }) => html.match(/.<span[^>]*>Sample( date)?<\/span>./gs) ?? []);
  expect(tags).not.toEqual([]);
  expect(tags.filter((tag) => !/^\s.*\s$/s.test(tag))).toEqual([]);
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
  const passages = body.split(/\n{2,}/).map((passage) => letters(readableText(passage)));
  expect(passages.filter((passage) => passage && !shown.includes(passage))).toEqual([]);
});

/** The text of the first element of this name in some XML. */
const textIn = (xml: string, name: string) => {
  const [, cdata, text = ''] =
    new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([\\s\\S]*?))</${name}>`).exec(xml) ?? [];
  return cdata ?? parse(text).text;
};

test('the association’s name is the one of its file: nothing that is built from other content has the live one', () => {
  const live = associationSchema.parse(parseFields('association.yaml', read('content/site/association.yaml')).fields);
  const built = listFiles(WEB_ROOT).filter((file) => /\.(html|xml|json|js|css|txt|ics|webmanifest)$/.test(file));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => builtFile(file).includes(live.name))).toEqual([]);
});

describe.each([
  ['blogs/feed.xml', '/blogs'],
  ['news/feed.xml', '/news'],
  ['feed.xml', '/'],
])('the feed %s', (file, home) => {
  const xml = builtFile(file);
  const [channel = '', ...rest] = xml.split('<item>');
  const items = rest.map((item) => ({ title: textIn(item, 'title'), link: textIn(item, 'link'), item }));

  test('names its title, its page and its own address', () => {
    expect(textIn(channel, 'title')).toContain(site.siteName);
    expect(textIn(channel, 'link')).toBe(ORIGIN + home);
    expect(items).not.toEqual([]);
    expect(xml).toContain(`<atom:link href="${ORIGIN}/${file}" rel="self" type="application/rss+xml"/>`);
  });

  test.each(items)('has the full text of “$title”', ({ title, link, item }) => {
    const path = link.replace(ORIGIN, '');
    expect(texts(path, 'h1')).toEqual([title]);
    // The date is in the format of RFC 822; the page shows the same day.
    expect(textIn(item, 'pubDate')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 0\d:\d{2}:\d{2} GMT$/);
    const day = new Date(textIn(item, 'pubDate')).toISOString().slice(0, 10);
    const long = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(daysOn(path).includes(day) || texts(path, 'main')[0]?.includes(long), day).toBe(true);
    const content = parse(textIn(item, 'content:encoded'));
    expect(words(readableText(content.outerHTML))).toBe(words(readableText(bodies.get(path) ?? 'no such piece')));
    for (const anchor of content.querySelectorAll('a'))
      expect(anchor.getAttribute('href')).toMatch(/^(https:|mailto:|tel:)/);
  });
});
