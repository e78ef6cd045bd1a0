import { z } from 'zod';
import { piece } from '#content/schema/post.server.ts';

/** A blog article (specification 2.17 and 3.4). */
export const articleSchema = z.strictObject(piece);

export type Article = z.output<typeof articleSchema>;
/** What an article's file exports as `article`; content/collections/articles/index.ts checks it. */
export type ArticleInput = z.input<typeof articleSchema>;
