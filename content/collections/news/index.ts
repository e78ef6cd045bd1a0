import { z } from 'zod';
import { collect, uniqueBy } from '#content/schema/collection.server.ts';
import { define } from '#content/schema/define.server.ts';
import { type NewsItem, type NewsItemInput, newsSchema } from './schema.server.ts';

const files = import.meta.glob<{ newsItem: NewsItemInput }>(['./*.ts', '!./index.ts', '!./schema.server.ts'], {
  eager: true,
});

const items = collect(
  'content/collections/news',
  newsSchema,
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file.newsItem])),
);

/** The news, newest first. A new file in this folder joins them by itself. */
export const news: NewsItem[] = define(
  'content/collections/news',
  z.array(newsSchema).superRefine(uniqueBy('id')),
  items,
).sort((a, b) => b.date.localeCompare(a.date));

/** The item at `/news/<slug>`, or undefined where there is none. */
export const newsBySlug = (slug: string): NewsItem | undefined => news.find((item) => item.slug === slug);
