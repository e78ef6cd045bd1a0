import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import type { Plugin } from 'vite';
import { writeHosting } from '#scripts/outputs/hosting/writeHosting.ts';
import { completeLicences } from '#scripts/outputs/licences.ts';
import { writeOfflineWorker } from '#scripts/outputs/offlineWorker.ts';
import { writeBom } from '#scripts/outputs/sbom.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { listFiles } from './files.ts';
import { keepOnly } from './pageCache.ts';
import { Renderers } from './renderers.ts';
import { HASHED_FOLDER, Manifest, SERVER_BUILD, vikeAdapter, WEB_ROOT } from './vike.ts';

const RENDER_PAGES = resolve(import.meta.dirname, 'renderPages.ts');
/** Files compressed at a time. */
const CONCURRENCY = 16;

/**
 * Prerenders the site once Vike has built client and server: renders and finishes every page (renderPages.ts), removes files
 * that no page reaches, writes the outputs, compresses all text and writes the configurations for hosts.
 */
export const prerender = (): Plugin[] => [
  ...vikeAdapter(),
  {
    name: 'site:prerender',
    apply: 'build',
    sharedDuringBuild: true,
    // Part of the server build, so that it loads the content as a live server would.
    config: () => ({ environments: { ssr: { build: { rolldownOptions: { input: { renderPages: RENDER_PAGES } } } } } }),
    buildApp: { order: 'post', handler: () => writeSite(WEB_ROOT) },
  },
];

/** Removes the hashed files that no page reaches (Vike emits its router and an entry for each page), and Vite's records. */
async function removeUnreached(root: string, named: Iterable<string>): Promise<void> {
  const reached = (await Manifest.read(root)).allImports(named);
  const files = (await listFiles(root)).filter((file) => file.startsWith(`${HASHED_FOLDER}/`) && !reached.has(file));
  await Promise.all(files.map((file) => rm(join(root, file))));
  await rm(join(root, '.vite'), { recursive: true, force: true });
}

async function writeSite(root: string): Promise<void> {
  const keys = new Set<string>();
  const named = new Set<string>();
  const scriptHashes = new Set<string>();
  let wasm = false;
  const renderers = new Renderers(root);
  try {
    await renderers.writePages((page) => {
      keys.add(page.key);
      for (const file of page.files) named.add(file);
      for (const hash of page.scriptHashes) scriptHashes.add(hash);
      wasm ||= page.wasm;
    });
    await renderers.writeOutputs();
  } finally {
    renderers.end();
  }
  await rm(SERVER_BUILD, { recursive: true });
  keepOnly(keys);
  await removeUnreached(root, named);
  // Imported here: content reads the environment as it loads, which vite.config.ts has filled by now.
  const { apiHost, analyticsSrc, offlineReading } = (await import('#content/site/site.ts')).site;
  await writeOfflineWorker(root, offlineReading);
  await completeLicences(root);
  const others = (await listFiles(root)).filter((file) => !/\.(html|br|gz)$/.test(file));
  const quality = brotliQuality(keys.size);
  await pMap(others, (file) => compressFile(join(root, file), quality), { concurrency: CONCURRENCY });
  await writeFile(join(dirname(root), 'sbom.cdx.json'), await writeBom());
  await writeHosting(root, others, { apiHost, analyticsSrc, scriptHashes: [...scriptHashes].sort(), wasm });
}
