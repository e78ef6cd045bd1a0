import { z } from 'zod';
import { articles } from './articles/index.ts';
import type { Article } from './articles/schema.server.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { define } from './define.server.ts';
import { text } from './fields.server.ts';
import { picture } from './pictures.ts';
import { others, searchLabels } from './search.server.ts';

/** Posts on a page of the list. */
const PAGE_LENGTH = 12;

/** The blog's list and what its articles have in common (specification 2.17). */
export const blogs = define(
  'content/blogs.ts',
  z.strictObject({
    title: text,
    lead: text,
    more: text,
    pages: z.strictObject({ label: text, newer: text, older: text, position: text }),
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
export const blogPages: Article[][] = Array.from(
  { length: Math.max(1, Math.ceil(articles.length / PAGE_LENGTH)) },
  (_, page) => articles.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH),
);

/** Address of a page of the list, from 1. */
export const blogPagePath = (page: number): string => (page === 1 ? '/blogs' : `/blogs/page/${page}`);

/** Which page of the list has an address, from 1; undefined where none has. */
export function blogPageAt(path: string): number | undefined {
  const index = blogPages.findIndex((_, index) => blogPagePath(index + 1) === path);
  return index < 0 ? undefined : index + 1;
}

/** What a page of the list shows: its posts, its place among the pages, and the way to its neighbours. */
export function blogPage(page: number) {
  const { label, newer, older, position } = blogs.pages;
  const link = (label: string, to: number) => (blogPages[to - 1] ? { label, href: blogPagePath(to) } : undefined);
  const place = position.replace('{page}', String(page)).replace('{count}', String(blogPages.length));
  const { home, blogs: first } = breadcrumbs;
  return {
    posts: (blogPages[page - 1] ?? []).map(articlePost),
    breadcrumb: {
      label: breadcrumbs.label,
      trail: page === 1 ? [home] : [home, first],
      current: page === 1 ? blogs.title : place,
    },
    pagination: { label, position: place, newer: link(newer, page - 1), older: link(older, page + 1) },
  };
}

/** Where the titles of all articles are, once they outgrow the sidebar. */
export const articleTitles = '/titles/blogs.json';

/** What stands in the sidebar of an article. */
export const otherArticles = (slug: string) => others(articles, slug, articlePost, articleTitles);
