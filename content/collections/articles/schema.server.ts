import { z } from 'zod';
import { explainedAbbreviations } from '#content/collections/glossary/abbreviations.server.ts';
import {
  checkRules,
  checkRulesOfFinished,
  fiveYears,
  law,
  shortVersion,
  words,
} from '#content/schema/editorial.server.ts';
import { describesPicture } from '#content/schema/fields.server.ts';
import { post, updatedLater, withoutSampleDay } from '#content/schema/post.server.ts';

/** What a finished article keeps to; a sample is still being written. */
const articleRules = [words(800, 1200), shortVersion, explainedAbbreviations];

/** A blog article (specification 2.17 and 3.4). */
export const articleSchema = z
  .strictObject(post)
  .superRefine(updatedLater)
  .superRefine(describesPicture('image', 'imageAlt'))
  .superRefine(checkRules([...law, fiveYears]))
  .superRefine(checkRulesOfFinished(articleRules))
  .transform(withoutSampleDay);

export type Article = z.output<typeof articleSchema>;
