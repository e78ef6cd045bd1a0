import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { pagingWords } from '#content/schema/paging.server.ts';
import { searchLabels } from '#content/schema/searchLabels.server.ts';

/** The news list and what its items have in common (specification 2.17). */
export const newsPage = define(
  'content/pages/news.ts',
  z.strictObject({
    lead: text,
    more: text,
    pages: pagingWords,
    item: z.strictObject({ updated: text, sampleDate: text, sources: text }),
    search: searchLabels,
  }),
  {
    lead: 'What the association and the firms around it are doing for the sector.',
    more: 'Read More',
    pages: {
      label: 'Pages of the news',
      newer: 'Newer news',
      older: 'Older news',
      position: 'Page {page} of {count}',
      name: 'News, page {page}',
      description: 'Older news of the association and of UK money service businesses: page {page} of {count}.',
    },
    item: { updated: 'Updated', sampleDate: 'Sample date', sources: 'Sources' },
    search: {
      heading: 'Latest News',
      label: 'Search news',
      placeholder: 'Search news...',
      none: 'No results',
      one: '1 result',
      many: '{count} results',
      all: { label: 'All News', href: '/news' },
    },
  },
);
