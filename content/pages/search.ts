import { defineWords } from '#content/schema/words.server.ts';
import { kinds } from '#content/site/kinds.ts';

/** The search of the whole site and its plain list of everything. */
export const siteSearch = defineWords('content/pages/search.ts', {
  lead: 'Guides, fact sheets, templates, articles, news, events, webinars and the glossary.',
  label: 'Search this website',
  submit: 'Search',
  /** How to come here from any page. */
  shortcut: 'Ctrl + K, or Command + K on a Mac, brings you here from every page.',
  results: {
    heading: 'Results',
    /** `{count}` and `{query}` are filled in. */
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    none: 'No results for “{query}”. Everything is listed below.',
    failed: 'The search could not be loaded. Everything is listed below.',
    more: 'Show more results',
  },
  list: { heading: 'Everything' },
  kinds,
});

export type SiteSearch = typeof siteSearch;
