import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, writeInto } from '#scripts/prerender/files.ts';
import { cardOf } from './card.ts';
import { rootFiles } from './rootFiles.ts';
import { SearchIndex } from './searchIndex.ts';
import { searchFingerprint } from './searchRecords.ts';
import { ShareCards } from './shareCards.ts';
import type { SitemapPage } from './sitemap.ts';
import { sitemapPage } from './sitemapPage.ts';

/**
 * Writes what comes with the pages: feeds, calendars, sitemap, share images and the search's index. Runs in a process of the
 * server build (scripts/prerender/renderPages.ts), which has the content, once all pages are written.
 *
 * @param root the web root
 * @returns lines to log
 */
export async function writeOutputs(root: string): Promise<string[]> {
  const sitemap: SitemapPage[] = [];
  const shareCards = new ShareCards();
  const search = new SearchIndex(root);
  for (const file of (await listFiles(root)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(root, file), 'utf8');
    sitemap.push(...[sitemapPage(file, html) ?? []].flat());
    shareCards.add(cardOf(html));
    const fingerprint = searchFingerprint(file, html);
    if (fingerprint) search.add(file, fingerprint);
  }
  for (const [file, body] of rootFiles(sitemap, new Date())) writeInto(join(root, file), body);
  await shareCards.write(root);
  // While words and looks are tried out in quick succession, the search may wait.
  return process.env.SEARCH_INDEX === 'off' ? [] : [await search.write()];
}
