import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { londonDay } from '#content/schema/london.server.ts';
import { writeHosting } from '#scripts/outputs/hosting/writeHosting.ts';
import { completeLicences } from '#scripts/outputs/licences.ts';
import { writeOfflineWorker } from '#scripts/outputs/offlineWorker.ts';
import { writeBom } from '#scripts/outputs/sbom.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { forEachOf, listFiles, SERVER_BUILD } from './files.ts';
import { forgetOtherPages } from './pageCache.ts';
import { Reach } from './reachable.ts';
import { Renderers } from './renderers.ts';

/** Where Vike writes the web root. */
const WEB_ROOT = 'dist/client';
const RENDER_PAGES = resolve(import.meta.dirname, 'renderPages.ts');
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
    // Part of the server's build, so that it loads the content as a live server would.
    config: () => ({ environments: { ssr: { build: { rolldownOptions: { input: { renderPages: RENDER_PAGES } } } } } }),
    buildApp: { order: 'post', handler: () => finish(WEB_ROOT) },
  };
}

/** Writes the pages of the site in `root`, and what comes with them. */
async function finish(root: string): Promise<void> {
  const reach = new Reach(root, await listFiles(root));
  const named = new Set<string>();
  const used = new Set<string>();
  const scriptHashes = new Set<string>();
  let wasm = false;
  const renderers = new Renderers(root);
  try {
    await renderers.writePages((page) => {
      used.add(page.key);
      for (const file of page.files) named.add(file);
      for (const hash of page.scriptHashes) scriptHashes.add(hash);
      wasm ||= page.wasm;
    });
    await renderers.writeOutputs();
  } finally {
    renderers.end();
  }
  // The server's build, which nothing needs any more.
  await rm(SERVER_BUILD, { recursive: true });
  forgetOtherPages(used);
  await reach.follow([...named].join(' '));
  await reach.removeTheRest();
  // Not before: content reads the environment as it loads, which the configuration has filled in by now.
  const { apiHost, analyticsSrc, offlineReading } = (await import('#content/site/site.ts')).site;
  const { contentWarnings } = await import('#scripts/authoring/contentWarnings.ts');
  for (const warning of contentWarnings(londonDay(new Date()))) console.warn(warning);
  await writeOfflineWorker(root, offlineReading);
  await completeLicences(root);
  const others = (await listFiles(root)).filter((file) => !/\.(html|br|gz)$/.test(file));
  const quality = brotliQuality(used.size);
  await forEachOf(others, AT_ONCE, (file) => compressFile(join(root, file), quality));
  await writeFile(join(dirname(root), 'sbom.cdx.json'), await writeBom());
  await writeHosting(root, others, { apiHost, analyticsSrc, scriptHashes: [...scriptHashes].sort(), wasm });
}
