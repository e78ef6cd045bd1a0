import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { SitemapPage } from '../files/sitemap.ts';
import { sitemapPage } from '../files/sitemapPage.ts';
import { writeBom } from '../sbom.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { forEachOf, listFiles, readScripts } from './files.ts';
import { writeHosting } from './hosting.ts';
import { StylesheetInliner } from './inlineCss.ts';
import { completeLicences } from './licences.ts';
import { writeOfflineWorker } from './offlineWorker.ts';
import { Policies } from './policy.ts';
import { Reach } from './reachable.ts';
import { writeRootFiles } from './rootFiles.ts';
import { SearchIndex } from './searchIndex.ts';
import { ShareCards } from './shareCards.ts';
import { Scripts } from './usedCss.ts';

/** Where Vike writes the web root. */
const WEB_ROOT = 'dist/client';
/** Pages worked on at a time: enough to keep the cores busy, few enough that memory doesn't grow with the site. */
const AT_ONCE = 16;

/**
 * What happens after every page is prerendered: stylesheets move into the pages, each page gets its security policy,
 * files that no page reaches go, feeds, sitemap, share images and the search's index join them, all text is compressed,
 * and configurations for hosts are written. Throws when nothing was prerendered.
 */
export function finishBuild(): Plugin {
  return {
    name: 'site:finish',
    apply: 'build',
    sharedDuringBuild: true,
    buildApp: { order: 'post', handler: () => finish(WEB_ROOT) },
  };
}

/** Finishes the site in `root`, one pass over its pages. */
async function finish(root: string): Promise<void> {
  const pages = (await listFiles(root)).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error('Nothing was prerendered: build with `vike build`, not `vite build`.');
  const inliner = new StylesheetInliner(root, new Scripts(await readScripts(root)));
  const reach = new Reach(root, await listFiles(root));
  const quality = brotliQuality(pages.length);
  const found: SitemapPage[] = [];
  const shareCards = new ShareCards();
  const search = new SearchIndex(root);
  // Not before: content reads the environment as it loads, which the configuration has filled in by now.
  const { site } = await import('#content/site.ts');
  const policies = new Policies(site);

  await forEachOf(pages, AT_ONCE, async (file) => {
    const html = policies.seal(file, await inliner.inline(await readFile(join(root, file), 'utf8')));
    await writeFile(join(root, file), html);
    await reach.follow(html);
    shareCards.add(html);
    search.add(file, html);
    const page = sitemapPage(file, html);
    if (page) found.push(page);
    await compressFile(join(root, file), quality);
  });
  await reach.removeTheRest();
  await writeRootFiles(root, found);
  await shareCards.write(root);
  // While words and looks are tried out in quick succession, the search may wait.
  if (process.env.SEARCH_INDEX !== 'off') console.log(await search.write());
  await writeOfflineWorker(root, site.offlineReading);
  await completeLicences(root);
  const others = (await listFiles(root)).filter((file) => !/\.(html|br|gz)$/.test(file));
  await forEachOf(others, AT_ONCE, (file) => compressFile(join(root, file), quality));
  await writeFile(join(dirname(root), 'sbom.cdx.json'), await writeBom());
  const { apiHost, analyticsSrc } = site;
  await writeHosting(root, others, { apiHost, analyticsSrc, ...policies.needed });
}
