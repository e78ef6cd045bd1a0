import { byDate, readCollection } from '#content/schema/entries/collection.server.ts';
import { type Article, articleSchema } from './schema.server.ts';

/** The blog's articles, newest first. Each Markdown file of this folder is one. */
export const articles: Article[] = readCollection('articles', articleSchema, {
  unique: ['title', 'headTitle', 'crumb', 'excerpt', 'lead', 'description'],
  arrange: byDate,
});

/** The article at `/<slug>`, or undefined where the blog has none. */
export const articleBySlug = (slug: string): Article | undefined => articles.find((entry) => entry.slug === slug);
