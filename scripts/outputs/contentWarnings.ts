import { collections } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';

/** Warnings for editors that do not stop the build: texts whose review is overdue. */
export const contentWarnings = (
  today: string,
  entries: { nextReview?: string | undefined }[] = Object.values(collections).flatMap(({ entries = [] }) => entries),
): string[] =>
  entries
    .filter(({ nextReview }) => nextReview && isOverdue({ nextReview }, today))
    .map(
      (entry) =>
        `${fileOf(entry)}: its review was due on ${entry.nextReview}. Check it against its sources, then set lastReviewed and nextReview.`,
    );
