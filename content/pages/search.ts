import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

const kind = z.strictObject({ one: text, many: text });

/** The search of the whole site and its plain list of everything. */
export const siteSearch = define(
  'content/pages/search.ts',
  z.strictObject({
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
    /** Names of the kinds of page: above a result, and above its list. */
    kinds: z.strictObject({
      guide: kind,
      factSheet: kind,
      template: kind,
      article: kind,
      news: kind,
      event: kind,
      webinar: kind,
      term: kind,
    }),
  }),
  {
    lead: 'Guides, fact sheets, templates, articles, news, events, webinars and the glossary.',
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
      factSheet: { one: 'Fact sheet', many: 'Fact sheets' },
      template: { one: 'Template', many: 'Templates' },
      article: { one: 'Article', many: 'Articles' },
      news: { one: 'News', many: 'News' },
      event: { one: 'Event', many: 'Events' },
      webinar: { one: 'Webinar', many: 'Webinars' },
      term: { one: 'Glossary', many: 'Glossary' },
    },
  },
);

export type SiteSearch = typeof siteSearch;
