import { byDate, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { type Article, articleSchema } from './schema.server.ts';

/** The blog's articles, newest first. Each Markdown file of this folder is one. */
export const articles = readCollection('articles', articleSchema, { arrange: byDate, unique: TEXT_NAMES });

/** The article at `/<slug>`, or undefined where the blog has none. */
export const articleBySlug = (slug: string): Article | undefined => articles.find((entry) => entry.slug === slug);
