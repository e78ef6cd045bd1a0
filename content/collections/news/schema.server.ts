import { z } from 'zod';
import { piece } from '#content/schema/post.server.ts';

/** A news item (specification 2.17 and 3.4). */
export const newsSchema = z.strictObject({ id: z.int().min(1), ...piece });

export type NewsItem = z.output<typeof newsSchema>;
/** What a news item's file exports as `newsItem`; content/collections/news/index.ts checks it. */
export type NewsItemInput = z.input<typeof newsSchema>;
