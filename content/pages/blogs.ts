import { defineWords } from '#content/schema/define.server.ts';

/** The list of articles, and what its articles have in common (specification 2.17). */
export const blogs = defineWords('content/pages/blogs.ts', {
  lead: 'Regulation, cash, technology and banking, for people who run money service businesses.',
  more: 'Read More',
  none: 'There are no articles here yet.',
  sampleDates: 'These publication dates are placeholders until the association supplies its own.',
  /**
   * The list next to an article, and its search: `label` is read by screen readers, and `{count}`
   * is the number of results.
   */
  search: {
    heading: 'Other posts',
    label: 'Search other posts',
    placeholder: 'Search other posts...',
    none: 'No results',
    one: '1 result',
    many: '{count} results',
    all: { label: 'All Blogs', href: '/blogs' },
  },
});
