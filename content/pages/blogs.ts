import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import type { Article } from '#content/collections/articles/schema.server.ts';
import { picture } from '#content/collections/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { others, searchLabels } from '#content/schema/search.server.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { pageWords, postList } from '#pages/facts/post-list.ts';

/** The blog's list and what its articles have in common (specification 2.17). */
export const blogs = define(
  'content/pages/blogs.ts',
  z.strictObject({
    title: text,
    lead: text,
    more: text,
    pages: pageWords,
    article: z.strictObject({ updated: text, sources: text }),
    search: searchLabels,
  }),
  {
    title: 'Blogs',
    lead: 'Regulation, cash, technology and banking, written for people who run money service businesses.',
    more: 'Read More',
    pages: {
      label: 'Pages of the blog',
      newer: 'Newer posts',
      older: 'Older posts',
      position: 'Page {page} of {count}',
    },
    article: { updated: 'Updated', sources: 'Sources' },
    search: {
      heading: 'Other posts',
      label: 'Search other posts',
      placeholder: 'Search other posts...',
      none: 'No results',
      one: '1 result',
      many: '{count} results',
      all: { label: 'All Blogs', href: '/blogs' },
    },
  },
);

/** What lists and sidebars show of an article. */
export const articlePost = ({ slug, title, image, date, excerpt }: Article) => ({
  href: `/${slug}`,
  title,
  picture: picture(image),
  date,
  excerpt,
});

/** The list, page by page: the first is /blogs, the second /blogs/page/2. */
export const blogList = postList({
  pieces: articles,
  post: articlePost,
  title: blogs.title,
  crumb: breadcrumbs.blogs,
  words: blogs.pages,
});

/** Where the titles of all articles are, once they outgrow the sidebar. */
export const articleTitles = '/titles/blogs.json';

/** What stands in the sidebar of an article. */
export const otherArticles = (slug: string) => others(articles, slug, articlePost, articleTitles);
