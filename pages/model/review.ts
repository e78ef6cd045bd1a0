import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isOverdue } from '#content/schema/post.server.ts';
import { readingWords } from '#content/site/reading-words.ts';

/** The dates of a text's last and next review, with their labels, and a note where the next review is overdue. */
export const reviewOf = (text: { lastReviewed: string; nextReview: string }) => ({
  dates: [
    { label: readingWords.lastReviewed, iso: text.lastReviewed },
    { label: readingWords.nextReview, iso: text.nextReview },
  ],
  overdue: isOverdue(text, buildDay) ? readingWords.overdue : undefined,
});
