import { shortDate } from '#components/format/formatDate.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isDue } from '#content/schema/post.server.ts';
import { addMonths } from '#content/shared/dates.ts';
import { readingWords, slipWords } from '#content/site/reading-words.ts';

/** Readers learn that a review is overdue so many months after its date; staff, on the day. */
const GRACE_MONTHS = 3;
const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/**
 * The dates of a text's last and next review, its seal, and a note where the review is long
 * overdue. The seal's ring closes as the time between the two dates passes, and is open once the
 * note is shown.
 */
export function reviewOf({ lastReviewed, nextReview }: { lastReviewed: string; nextReview: string }) {
  const since = (day: string) => Date.parse(day) - Date.parse(lastReviewed);
  const overdue = isDue({ nextReview: addMonths(nextReview, GRACE_MONTHS) }, buildDay);
  return {
    dates: [
      { label: readingWords.lastReviewed, iso: lastReviewed },
      { label: readingWords.nextReview, iso: nextReview },
    ],
    seal: {
      text: `${slipWords.reviewed} ${shortDate(lastReviewed)}`,
      months: Math.max(1, Math.round(since(nextReview) / MONTH_MS)),
      closed: overdue ? undefined : Math.min(1, since(buildDay) / since(nextReview)),
    },
    overdue: overdue ? readingWords.overdue : undefined,
  };
}
