import { join } from 'node:path';
import { guides } from '#content/collections/guides/index.ts';
import { fileOf } from '#content/schema/collection.server.ts';
import { londonDay } from '#content/schema/london.server.ts';
import { pageFacts, paths } from '#pages/facts/pageFacts.ts';
import { writeInto } from '#scripts/prerender/files.ts';
import { rootFiles } from './rootFiles.ts';
import { writeSearchIndex } from './searchIndex.ts';
import { writeShareImages } from './shareImages.ts';

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

/**
 * Writes everything that the site has beside its pages: sitemap, feeds, calendars and the other files at the root, share
 * images and the index of the search.
 *
 * @param root the web root with all pages
 * @returns lines for the build's log, among them warnings for the authors of content
 */
export async function writeOutputs(root: string): Promise<string[]> {
  for (const [file, text] of await rootFiles(new Date())) writeInto(join(root, file), text);
  const drawn = await writeShareImages(root, paths.map(pageFacts));
  const log = [...contentWarnings(londonDay(new Date())), `share images: ${drawn} drawn`];
  // SEARCH_INDEX=off makes repeated builds quicker.
  return process.env.SEARCH_INDEX === 'off' ? log : [...log, await writeSearchIndex(root)];
}
