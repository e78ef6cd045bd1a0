import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { events } from '#content/collections/events/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { news } from '#content/collections/news/index.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { pathsOf } from '#pages/facts/entryPages.ts';
import { eventPosts } from '#pages/facts/events.ts';
import { pageFacts, paths } from '#pages/facts/pageFacts.ts';
import { posts } from '#pages/facts/posts.ts';
import { searchedEntries, searchedPages, searchGroups } from '#pages/facts/search.ts';
import { structuredDataFor } from '#pages/facts/structuredData/index.ts';
import { rootFiles } from '#scripts/outputs/rootFiles.ts';

const files = await rootFiles(new Date('2026-11-22T00:00:00Z'));
/** The text of a file that the build writes beside the pages. */
const file = (name: string) => files.get(name) ?? '';

/** The addresses in a feed or a sitemap. */
const linksOf = (name: string, selector: string) =>
  parse(file(name))
    .querySelectorAll(selector)
    .map(({ text }) => text.replace(site.origin, ''));

/** The addresses in the plain list of the search page. */
const listed = () => searchGroups().flatMap(({ entries }) => entries.map(({ href }) => href));
/** The wanted addresses that some places lack. */
const missing = (wanted: string[], places: string[]) => wanted.filter((path) => !places.includes(path));

/** The kinds in each feed. Fact sheets and templates are brought up to date in their place, so that no feed has them. */
const FEEDS: [feed: string, kinds: KindName[]][] = [
  ['feed.xml', kindNames.filter((kind) => kinds[kind].longRead)],
  ['blogs/feed.xml', ['article']],
  ['news/feed.xml', ['news']],
];

const written = kindNames.map((kind) => [kind, pathsOf(kind)] as const).filter(([, paths]) => paths.length > 0);

describe.each(written)('every page of the kind “%s”', (kind, wanted) => {
  test('is in the search and its plain list', () => {
    expect(missing(wanted, searchedPages)).toEqual([]);
    expect(missing(wanted, listed())).toEqual([]);
  });

  test('is in the sitemap and in llms.txt', () => {
    expect(missing(wanted, linksOf('sitemap.xml', 'loc'))).toEqual([]);
    expect(wanted.filter((path) => !file('llms.txt').includes(`](${site.origin}${path}): `))).toEqual([]);
  });

  test.each(FEEDS)('is in %s if that is a feed of its kind', (feed, kinds) => {
    const pieces = linksOf(feed, 'item guid');
    if (!kinds.includes(kind)) expect(missing(wanted, pieces)).toEqual(wanted);
    else if (pieces.length < 20) expect(missing(wanted, pieces)).toEqual([]);
  });
});

test('every article and news item is in its list', () => {
  expect(posts('article').map(({ href }) => href)).toEqual(articles.map(({ slug }) => `/${slug}`));
  expect(posts('news').map(({ href }) => href)).toEqual(news.map(({ slug }) => `/news/${slug}`));
});

test('every term of the glossary is in the search and its plain list', () => {
  const wanted = glossary.map(({ slug }) => `/glossary#${slug}`);
  const entries = searchedEntries.map(({ href }) => href);
  expect([missing(wanted, entries), missing(wanted, listed())]).toEqual([[], []]);
});

describe.each(events)(
  'the event “$slug” is in',
  ({ slug, title, kind, card, redirectUrl, link, path, file: ownFile }) => {
    const hasPage = Boolean(redirectUrl || link);

    test('the calendar of all events, its own calendar file, and the sitemap by its page', () => {
      for (const name of ['events.ics', ownFile.slice(1)]) expect(file(name)).toContain(`UID:${slug}@`);
      expect(paths).toContain(path);
      expect(linksOf('sitemap.xml', 'loc')).toContain(path);
    });

    test('the search and its plain list', () => {
      const address = hasPage ? path : `${path}#${slug}`;
      expect([...searchedPages, ...searchedEntries.map(({ href }) => href)]).toContain(address);
      expect(listed()).toContain(address);
    });

    test('the structured data of its page, and the list of events if it is a meeting', () => {
      expect(JSON.stringify(structuredDataFor(pageFacts(path)))).toContain(`"name":"${title}"`);
      const cards = eventPosts.filter((post) => post.title === (card?.title ?? title));
      expect(cards.map(({ href }) => href)).toEqual(kind === 'meeting' ? [path] : []);
    });
  },
);
