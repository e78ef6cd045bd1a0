import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { SitemapPage } from '../files/sitemap.ts';
import { writeBom } from '../sbom.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { forEachOf, listFiles } from './files.ts';
import { writeHosting } from './hosting.ts';
import { completeLicences } from './licences.ts';
import { writeOfflineWorker } from './offlineWorker.ts';
import { Reach } from './reachable.ts';
import { writeRootFiles } from './rootFiles.ts';
import { SearchIndex } from './searchIndex.ts';
import { ShareCards } from './shareCards.ts';
import { writePages } from './writePages.ts';

/** Where Vike writes the web root. */
const WEB_ROOT = 'dist/client';
/** Files compressed at a time. */
const AT_ONCE = 16;

/**
 * What happens once Vike has built what server and browser run: every page is rendered and finished (renderPages.ts), files
 * that no page reaches go, feeds, sitemap, share images and the search's index join them, all text is compressed, and
 * configurations for hosts are written.
 */
export function finishBuild(): Plugin {
  return {
    name: 'site:finish',
    apply: 'build',
    sharedDuringBuild: true,
    buildApp: { order: 'post', handler: () => finish(WEB_ROOT) },
  };
}

/** Writes the pages of the site in `root`, and what comes with them. */
async function finish(root: string): Promise<void> {
  const reach = new Reach(root, await listFiles(root));
  const found: SitemapPage[] = [];
  const shareCards = new ShareCards();
  const search = new SearchIndex(root);
  const needed = { scriptHashes: new Set<string>(), wasm: false };
  let count = 0;
  for (const { pages, reached, needed: shareNeeds } of await writePages(root)) {
    count += pages.length;
    for (const { file, sitemap, card, fingerprint } of pages) {
      if (sitemap) found.push(sitemap);
      shareCards.add(card);
      if (fingerprint) search.add(file, fingerprint);
    }
    await reach.follow(reached.join(' '));
    for (const hash of shareNeeds.scriptHashes) needed.scriptHashes.add(hash);
    needed.wasm ||= shareNeeds.wasm;
  }
  await reach.removeTheRest();
  await writeRootFiles(root, found);
  await shareCards.write(root);
  // While words and looks are tried out in quick succession, the search may wait.
  if (process.env.SEARCH_INDEX !== 'off') console.log(await search.write());
  // Not before: content reads the environment as it loads, which the configuration has filled in by now.
  const { apiHost, analyticsSrc, offlineReading } = (await import('#content/site.ts')).site;
  await writeOfflineWorker(root, offlineReading);
  await completeLicences(root);
  const others = (await listFiles(root)).filter((file) => !/\.(html|br|gz)$/.test(file));
  const quality = brotliQuality(count);
  await forEachOf(others, AT_ONCE, (file) => compressFile(join(root, file), quality));
  await writeFile(join(dirname(root), 'sbom.cdx.json'), await writeBom());
  const scriptHashes = [...needed.scriptHashes].sort();
  await writeHosting(root, others, { apiHost, analyticsSrc, scriptHashes, wasm: needed.wasm });
}
