import { z } from 'zod';
import { addMonths, isCalendarDate } from '#content/dates.ts';
import {
  checklist,
  law,
  obey,
  obeyWhenFinished,
  officialSources,
  opening,
  shortVersion,
  steps,
  words,
} from '#content/schema/editorial.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import {
  describesPicture,
  facts,
  isoDate,
  pictureName,
  sharedCover,
  slug,
  source,
  text,
} from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { inShort, introduction, sample, titles } from '#content/schema/post.server.ts';
import { diagramHasItsHeading, diagramSchema } from './diagram.server.ts';

/** What a finished guide keeps to; a sample is still being written. */
export const guideRules = [words(900, 1500), shortVersion, opening, steps(3), checklist(5), officialSources(3)];

/** A guide is reviewed again within so many months. */
export const REVIEW_MONTHS = 6;

/** Reviews lie in the past, and the next one at most half a year after the last. */
export function reviewed(
  { lastReviewed, nextReview }: { lastReviewed: string; nextReview: string },
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (![lastReviewed, nextReview].every(isCalendarDate)) return;
  const latest = addMonths(lastReviewed, REVIEW_MONTHS);
  if (lastReviewed > buildDay) refuse('lastReviewed', 'That day is still to come.');
  if (nextReview <= lastReviewed || nextReview > latest)
    refuse('nextReview', `Write a day after ${lastReviewed} and not after ${latest}.`);
}

/** Whether a review is overdue on a day, written YYYY-MM-DD: it is due until the end of its day. */
export const isOverdue = ({ nextReview }: { nextReview: string }, day: string): boolean => nextReview < day;

/** A how-to guide of the Learning Hub (specification 2.14). */
export const guideSchema = z
  .strictObject({
    slug: slug.startsWith('how-to-', 'The address of a guide begins with how-to-.'),
    order: z.int().min(1).describe('Place in the series, from 1'),
    ...titles,
    teaser: text.max(120).describe('One sentence for its card, at most 120 characters'),
    ...introduction,
    inShort,
    cover: pictureName.default(sharedCover.picture).describe('Picture, or nothing for the one that texts share'),
    coverAlt: text.default(sharedCover.alt).describe('What the picture shows, for readers who cannot see it'),
    facts,
    diagram: diagramSchema.optional().describe('Diagram, or nothing'),
    lastReviewed: isoDate.describe('Last reviewed'),
    nextReview: isoDate.describe(`Next review, within ${REVIEW_MONTHS} months`),
    body: markdown,
    sources: z
      .array(source)
      .min(3, 'Name at least three official sources that the guide rests on.')
      .describe('Sources, at least three official ones'),
    ...publication,
    sample,
  })
  .superRefine(reviewed)
  .superRefine(describesPicture('cover', 'coverAlt'))
  .superRefine(diagramHasItsHeading)
  .superRefine(obey(law))
  .superRefine(obeyWhenFinished(guideRules));

export type Guide = z.output<typeof guideSchema>;
