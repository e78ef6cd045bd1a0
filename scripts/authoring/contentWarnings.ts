import { guides } from '#content/collections/guides/index.ts';
import { fileOf } from '#content/schema/collection.server.ts';

/**
 * Warnings for editors that do not stop the build: the guides whose review is overdue.
 *
 * @param today ISO date; a review is due until the end of its day
 * @param of the guides to look through
 */
export const contentWarnings = (today: string, of = guides): string[] =>
  of
    .filter(({ nextReview }) => nextReview < today)
    .map(
      (guide) =>
        `${fileOf(guide)}: its review was due on ${guide.nextReview}. Check it against its sources, then set lastReviewed and nextReview.`,
    );
