import { defineWords } from '#content/schema/define.server.ts';

/** The news list and what its items have in common (specification 2.17). */
export const newsPage = defineWords('content/pages/news.ts', {
  lead: 'News about the association, and about what firms around it are doing for the sector.',
  more: 'Read More',
  none: 'There is no news here yet.',
  search: {
    heading: 'Latest News',
    label: 'Search news',
    placeholder: 'Search news...',
    none: 'No results',
    one: '1 result',
    many: '{count} results',
    all: { label: 'All News', href: '/news' },
  },
});
