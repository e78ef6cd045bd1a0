import type { z } from 'zod';
import { addMonths, isCalendarDate } from '#content/dates.ts';
import { buildDay } from './entries/buildTime.server.ts';
import { addIssue } from './issues.server.ts';

type Reviewed = { lastReviewed: string; nextReview: string };

/** Guides, fact sheets and templates are reviewed again within so many months. */
export const REVIEW_MONTHS = 6;

/** A rule for texts that are reviewed: the last review lies in the past, and the next one follows in time. */
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

/** Whether a review is overdue on a day, written YYYY-MM-DD: it is due until the end of its day. */
export const isOverdue = ({ nextReview }: Pick<Reviewed, 'nextReview'>, day: string): boolean => nextReview < day;
