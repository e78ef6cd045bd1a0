import type { Guide } from './schema.server.ts';

/**
 * The guides whose review is overdue, as sentences for whoever builds the site.
 *
 * @param guides what to look through
 * @param today ISO date; a review is due until the end of its day
 */
export const overdueReviews = (guides: Pick<Guide, 'slug' | 'nextReview'>[], today: string): string[] =>
  guides
    .filter(({ nextReview }) => nextReview < today)
    .map(
      ({ slug, nextReview }) =>
        `content/collections/guides/${slug}.ts: its review was due on ${nextReview}. Check it against its sources, then set lastReviewed and nextReview.`,
    );
