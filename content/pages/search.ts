import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { meetings } from '#content/collections/events/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

/** How many of a kind the plain list names; where there are more, a link leads to all. */
const LISTED = 30;

const kind = z.strictObject({ one: text, many: text });

/** The search of the whole site and its plain list of everything. */
export const siteSearch = define(
  'content/pages/search.ts',
  z.strictObject({
    title: text,
    crumb: text,
    lead: text,
    label: text,
    submit: text,
    /** How to come here from any page. */
    shortcut: text,
    results: z.strictObject({
      heading: text,
      /** `{count}` and `{query}` are filled in. */
      one: text,
      many: text,
      none: text,
      failed: text,
      more: text,
    }),
    list: z.strictObject({ heading: text, all: text }),
    /** What a page says of itself in `data-search-kind`, and how visitors read it. */
    kinds: z.strictObject({ guide: kind, article: kind, news: kind, event: kind, webinar: kind, term: kind }),
  }),
  {
    title: 'Search',
    crumb: 'Search',
    lead: 'Guides, articles, news, events, webinars and the glossary.',
    label: 'Search this website',
    submit: 'Search',
    shortcut: 'Ctrl + K, or Command + K on a Mac, brings you here from every page.',
    results: {
      heading: 'Results',
      one: '1 result for “{query}”',
      many: '{count} results for “{query}”',
      none: 'No results for “{query}”. Everything is listed below.',
      failed: 'The search could not be loaded. Everything is listed below.',
      more: 'Show more results',
    },
    list: { heading: 'Everything', all: 'All {count}' },
    kinds: {
      guide: { one: 'Guide', many: 'Guides' },
      article: { one: 'Article', many: 'Articles' },
      news: { one: 'News', many: 'News' },
      event: { one: 'Event', many: 'Events' },
      webinar: { one: 'Webinar', many: 'Webinars' },
      term: { one: 'Glossary', many: 'Glossary' },
    },
  },
);

export type SiteSearch = typeof siteSearch;

type Entry = { title: string; href: string };
/** The pages of one kind, newest first where they have a date. */
export type SearchGroup = {
  heading: string;
  /** Its entries are single words, and stand side by side. */
  short?: boolean;
  entries: Entry[];
  all?: { label: string; href: string } | undefined;
};

/** A group of the plain list, cut where it would grow without end. */
function group({ many }: { many: string }, entries: Entry[], href?: string): SearchGroup {
  const cut = href !== undefined && entries.length > LISTED;
  const label = siteSearch.list.all.replace('{count}', String(entries.length));
  return { heading: many, entries: cut ? entries.slice(0, LISTED) : entries, all: cut ? { label, href } : undefined };
}

const { kinds } = siteSearch;

/** Everything that the search covers, as a plain list by kind. */
export const searchGroups: SearchGroup[] = [
  group(
    kinds.guide,
    guides.map(({ slug, title }) => ({ title, href: `/${slug}` })),
    breadcrumbs.howToSeries.href,
  ),
  group(
    kinds.article,
    articles.map(({ slug, title }) => ({ title, href: `/${slug}` })),
    breadcrumbs.blogs.href,
  ),
  group(
    kinds.news,
    news.map(({ slug, title }) => ({ title, href: `/news/${slug}` })),
    breadcrumbs.news.href,
  ),
  group(kinds.event, [
    ...meetings.map(({ title, href }) => ({ title, href })),
    { title: webinarDetail.title, href: '/webinar-bank-accounts-for-msb-businesses' },
  ]),
  group(
    kinds.webinar,
    webinars.map(({ title, link }) => ({ title, href: link })),
    breadcrumbs.webinars.href,
  ),
  {
    heading: kinds.term.many,
    short: true,
    entries: glossary.map(({ short, term, slug }) => ({ title: short ?? term, href: `/glossary#${slug}` })),
  },
];
