import { z } from 'zod';
import { path, text } from './fields.server.ts';

/** The words of a sidebar that searches other posts (specification 2.17). */
export const searchLabels = z.strictObject({
  heading: text,
  label: text,
  placeholder: text,
  none: text,
  one: text,
  many: text.includes('{count}', 'Write {count} where the number goes, e.g. {count} results.'),
  all: z.strictObject({ label: text, href: path }),
});

/** Other posts that stand in an article's page; where there are more, their titles are fetched when a visitor searches. */
const OTHERS_AT_MOST = 10;

/** Whether the others of a list outgrow the sidebar, so that it needs a file of their titles. */
export const needsTitles = (pieces: unknown[]): boolean => pieces.length > OTHERS_AT_MOST + 1;

/**
 * What stands beside a piece of writing: the newest of the others, and where the titles of all are if there are more.
 *
 * @param pieces the list, newest first
 * @param slug the piece that is open, left out
 * @param post what a sidebar shows of a piece
 * @param titles address of the file of titles
 */
export function others<Piece extends { slug: string }, Post>(
  pieces: Piece[],
  slug: string,
  post: (piece: Piece) => Post,
  titles: string,
): { posts: Post[]; titles: string | undefined } {
  const newest = pieces.slice(0, OTHERS_AT_MOST + 1).filter((piece) => piece.slug !== slug);
  return {
    posts: newest.slice(0, OTHERS_AT_MOST).map(post),
    titles: needsTitles(pieces) ? titles : undefined,
  };
}
