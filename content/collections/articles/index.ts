import { collect } from '#content/schema/collection.server.ts';
import { type Article, type ArticleInput, articleSchema } from './schema.server.ts';

const files = import.meta.glob<{ article: ArticleInput }>(['./*.ts', '!./index.ts', '!./schema.server.ts'], {
  eager: true,
});

/** The blog's articles, newest first. A new file in this folder joins them by itself. */
export const articles: Article[] = collect(
  'content/collections/articles',
  articleSchema,
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file.article])),
).sort((a, b) => b.date.localeCompare(a.date));

const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** The article at `/<slug>`, or undefined where the blog has none. */
export const articleBySlug = (slug: string): Article | undefined => bySlug.get(slug);
