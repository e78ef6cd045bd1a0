import { z } from 'zod';
import { editorial, fiveYears, shortVersion, words } from '#content/schema/editorial.server.ts';
import { post, updatedLater, withoutSampleDay } from '#content/schema/post.server.ts';

/** A blog article (specification 2.17 and 3.4). */
export const articleSchema = z
  .strictObject(post)
  .superRefine(updatedLater)
  .superRefine(editorial([words(800, 1200), shortVersion], [fiveYears]))
  .transform(withoutSampleDay);

export type Article = z.output<typeof articleSchema>;
