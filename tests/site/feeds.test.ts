import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import Parser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { site } from '#content/site/site.ts';
import { all, texts, WEB_ROOT, words } from '../fixtures/built.ts';
import { readable } from '../fixtures/reading.ts';

const ORIGIN = site.origin;
const parser = new Parser({ customFields: { feed: ['atom:link'] } });

const feeds = [
  ['blogs/feed.xml', '/blogs'],
  ['news/feed.xml', '/news'],
  ['feed.xml', '/'],
] as const;

describe.each(feeds)('the feed %s', async (file, home) => {
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
    const days = all(path, 'main time').map((time) => time.getAttribute('datetime'));
    const [shown = ''] = texts(path, 'main');
    const day = item.isoDate?.slice(0, 10) ?? '';
    const long = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(days.includes(day) || shown.includes(long), day).toBe(true);
  });

  test.each(feed.items)('contains the full text of “$title”', (item) => {
    const slug = item.link?.split('/').at(-1);
    const piece = [...articles, ...guides, ...news, ...webinars].find((piece) => piece.slug === slug);
    const content = parse(item['content:encoded'] ?? '');
    expect(words(readable(content.outerHTML))).toBe(words(readable(piece?.body ?? 'no such piece')));
    for (const link of content.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(https:|mailto:|tel:)/);
  });
});
