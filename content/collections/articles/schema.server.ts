import { z } from 'zod';
import { editorial, fiveYears } from '#content/schema/editorial.server.ts';
import { post, updatedLater, withoutSampleDay } from '#content/schema/post.server.ts';

/** A blog article (specification 2.17 and 3.4). */
export const articleSchema = z
  .strictObject(post)
  .superRefine(updatedLater)
  .superRefine(editorial(fiveYears))
  .transform(withoutSampleDay);

export type Article = z.output<typeof articleSchema>;
