import { z } from 'zod';
import { addMonths, isCalendarDate } from '#content/shared/dates.ts';
import { buildDay } from './entries/buildTime.server.ts';
import { isShown, publication } from './entries/publication.server.ts';
import {
  askedAs,
  cover,
  description,
  isoDate,
  plainNumbers,
  redirectFrom,
  slug,
  source,
  text,
} from './fields.server.ts';
import { addIssue } from './issues.server.ts';
import { markdown } from './markdown.server.ts';
import { answerSlip } from './slip.server.ts';

/** The names that an article, a guide or a report has in other places than its own heading. */
export const titleFields = {
  title: text.describe('Title'),
  headTitle: text
    .max(38, 'Write at most 38 characters, so that the whole title stays under 60.')
    .describe('Title in the browser’s tab, at most 38 characters'),
  crumb: text.max(32).describe('Name in the breadcrumb, at most 32 characters'),
};

/** What introduces a text, on its page and in search results, the site's own among them. */
export const introduction = {
  lead: text.describe('Opening, one or two sentences set large'),
  description: description.describe('Description for search engines, 50 to 160 characters'),
  askedAs,
  slip: answerSlip.optional().describe('Answer in the form of a slip, or nothing'),
};

/** The main points of a text in plain words, one a line. */
const inShort = z
  .array(text.max(120, 'Write at most 120 characters a line.').describe('Line'))
  .default([])
  .describe('In short, three to five lines in plain words');

/** What every text has at its end. */
export const closingFields = {
  plainNumbers,
  redirectFrom,
  ...publication,
  sample: z
    .boolean()
    .default(false)
    .describe('Sample, on while the text is still being written; its length is not checked'),
};

/** Guides, fact sheets and templates are reviewed again within so many months. */
const REVIEW_MONTHS = 6;

/**
 * What guides, fact sheets and templates have in common: a place in their list, a text, and the
 * days of its review.
 */
export const reviewedText = {
  slug,
  order: z.int().min(1).describe('Place in the list, from 1'),
  ...titleFields,
  excerpt: text.max(120).describe('One sentence for the list, at most 120 characters'),
  ...introduction,
  inShort,
  lastReviewed: isoDate.describe('Last reviewed'),
  nextReview: isoDate.describe(`Next review, within ${REVIEW_MONTHS} months`),
  body: markdown,
  sources: z
    .array(source)
    .min(2, 'Name at least two official sources that the text rests on.')
    .describe('Sources, at least two official ones'),
  ...closingFields,
};

type Reviewed = { lastReviewed: string; nextReview: string };

/**
 * A rule for texts that are reviewed: the last review lies in the past, and the next one follows in
 * time.
 */
export function hasReviewDates({ lastReviewed, nextReview }: Reviewed, context: z.RefinementCtx): void {
  if (![lastReviewed, nextReview].every(isCalendarDate)) return;
  const latest = addMonths(lastReviewed, REVIEW_MONTHS);
  if (lastReviewed > buildDay) addIssue(context, ['lastReviewed'], 'That day is still to come.');
  if (nextReview <= lastReviewed || nextReview > latest)
    addIssue(
      context,
      ['nextReview'],
      `Write a day after ${lastReviewed} and not after ${latest}: a text is reviewed every ${REVIEW_MONTHS} months.`,
    );
}

/** Whether a review is due on a day, written YYYY-MM-DD. */
export const isDue = ({ nextReview }: Pick<Reviewed, 'nextReview'>, day: string): boolean => nextReview <= day;

/** What articles and news items have in common (specification 3.4). */
export const post = {
  slug,
  ...titleFields,
  date: isoDate.describe('Date of publication'),
  sampleDate: z.boolean().default(false).describe('Sample date, on while the date is a placeholder'),
  updated: isoDate.optional().describe('Updated, a day after the publication'),
  image: cover,
  excerpt: text.max(200).describe('Excerpt for the list, at most 200 characters'),
  ...introduction,
  inShort,
  body: markdown,
  sources: z.array(source).default([]).describe('Sources'),
  ...closingFields,
};

/** A post without its date of publication, if that is a sample and the build shows no samples. */
export const withoutSampleDay = <Post extends { date: string; sampleDate: boolean }>(post: Post) =>
  isShown({ sample: post.sampleDate }) ? post : { ...post, date: undefined, sampleDate: false };

/** An update comes after the publication. */
export function updatedLater(
  { date, updated }: { date: string; updated?: string | undefined },
  context: z.RefinementCtx,
) {
  if (updated && updated <= date && isCalendarDate(date))
    addIssue(context, ['updated'], `Write a day after the date, ${date}, or take it out.`);
}
