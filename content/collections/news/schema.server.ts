import { z } from 'zod';
import { admitsSample, editorial } from '#content/schema/editorial.server.ts';
import { post, updatedLater, withoutSampleDay } from '#content/schema/post.server.ts';

/** A news item (specification 2.17 and 3.4). */
export const newsSchema = z
  .strictObject({ id: z.int().min(1).describe('Number, one that no other item has'), ...post })
  .superRefine(updatedLater)
  .superRefine(editorial(admitsSample))
  .transform(withoutSampleDay);

export type NewsItem = z.output<typeof newsSchema>;
