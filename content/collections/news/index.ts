import { byDate, readCollection } from '#content/schema/entries/collection.server.ts';
import { type NewsItem, newsSchema } from './schema.server.ts';

/** The news, newest first. Each Markdown file of this folder is one item. */
export const news: NewsItem[] = readCollection('news', newsSchema, { arrange: byDate, unique: ['id'] });

/** The item at `/news/<slug>`, or undefined where there is none. */
export const newsBySlug = (slug: string): NewsItem | undefined => news.find((entry) => entry.slug === slug);
