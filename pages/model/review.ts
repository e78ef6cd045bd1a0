import { shortDate } from '#components/format/formatDate.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isOverdue } from '#content/schema/post.server.ts';
import { readingWords, slipWords } from '#content/site/reading-words.ts';

/**
 * The dates of a text's last and next review, its seal, whose ring is closed as far as the time
 * between them has run and open after it, and a note where the next review is overdue.
 */
export function reviewOf(text: { lastReviewed: string; nextReview: string }) {
  const { lastReviewed, nextReview } = text;
  const since = (day: string) => Date.parse(day) - Date.parse(lastReviewed);
  const overdue = isOverdue(text, buildDay);
  return {
    dates: [
      { label: readingWords.lastReviewed, iso: lastReviewed },
      { label: readingWords.nextReview, iso: nextReview },
    ],
    seal: {
      text: `${slipWords.reviewed} ${shortDate(lastReviewed)}`,
      closed: overdue ? undefined : since(buildDay) / since(nextReview),
    },
    overdue: overdue ? readingWords.overdue : undefined,
  };
}
