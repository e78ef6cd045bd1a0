import { z } from 'zod';
import { news } from '#content/collections/news/index.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import { picture } from '#content/collections/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { others, searchLabels } from '#content/schema/search.server.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { pageWords, postList } from '#pages/facts/post-list.ts';

/** The news list and what its items have in common (specification 2.17). */
export const newsPage = define(
  'content/pages/news.ts',
  z.strictObject({
    title: text,
    lead: text,
    more: text,
    pages: pageWords,
    item: z.strictObject({ updated: text, sources: text }),
    search: searchLabels,
  }),
  {
    title: 'News',
    lead: 'What the association and the firms around it are doing for the sector.',
    more: 'Read More',
    pages: {
      label: 'Pages of the news',
      newer: 'Newer news',
      older: 'Older news',
      position: 'Page {page} of {count}',
    },
    item: { updated: 'Updated', sources: 'Sources' },
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

/** What the list and the sidebar show of an item. */
export const newsPost = ({ slug, title, image, date, excerpt }: NewsItem) => ({
  href: `/news/${slug}`,
  title,
  picture: picture(image),
  date,
  excerpt,
});

/** The list, page by page: the first is /news, the second /news/page/2. */
export const newsList = postList({
  pieces: news,
  post: newsPost,
  title: newsPage.title,
  crumb: breadcrumbs.news,
  words: newsPage.pages,
});

/** Where the titles of all news are, once they outgrow the sidebar. */
export const newsTitles = '/titles/news.json';

/** What stands in the sidebar of a news item. */
export const otherNews = (slug: string) => others(news, slug, newsPost, newsTitles);
