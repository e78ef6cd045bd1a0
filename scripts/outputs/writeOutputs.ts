import { join } from 'node:path';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { site } from '#content/site/site.ts';
import { pageFacts, paths } from '#pages/facts/pageFacts.ts';
import { writeInto } from '#scripts/prerender/files.ts';
import type { PageRecords } from '#scripts/prerender/lastBuild.ts';
import { contentWarnings } from './contentWarnings.ts';
import { rootFiles } from './rootFiles.ts';
import { writeSearchIndex } from './searchIndex.ts';
import { writeShareImages } from './shareImages.ts';
import { templateFiles } from './templates/templateFiles.ts';

/**
 * Writes everything that the site has beside its pages: sitemap, feeds, calendars and the other files at the root,
 * templates, share images and the index of the search.
 *
 * @param root the web root with all pages
 * @param pages what the build has recorded of them
 * @returns lines for the build's log, among them warnings for the authors of content
 */
export async function writeOutputs(root: string, pages: PageRecords): Promise<string[]> {
  for (const [file, text] of await rootFiles()) writeInto(join(root, file), text);
  for (const [file, body] of await templateFiles()) writeInto(join(root, file), body);
  const drawn = await writeShareImages(root, paths.map(pageFacts));
  const log = [...contentWarnings(buildDay, site.fees.msb), `share images: ${drawn} drawn`];
  // SEARCH_INDEX=off makes repeated builds quicker.
  return process.env.SEARCH_INDEX === 'off' ? log : [...log, await writeSearchIndex(root, pages)];
}
