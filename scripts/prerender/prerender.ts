import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import type { Plugin } from 'vite';
import { WORKER } from '#components/sections/offline/kept.ts';
import { writeHosting } from '#scripts/outputs/hosting/configurations.ts';
import { offlineWorker } from '#scripts/outputs/offlineWorker.ts';
import { billOfMaterials, completeLicences } from '#scripts/outputs/packages.ts';
import { plainFormsFile } from '#scripts/server/plainFormPages.ts';
import { Cache } from './cache.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { listFiles, writeInto } from './files.ts';
import { PAGE_CACHE } from './finishPage.ts';
import { writePages } from './renderers.ts';
import { HASHED_FOLDER, readManifest, SERVER_BUILD, vikeAdapter, WEB_ROOT } from './vike.ts';

const RENDER_PAGES = resolve(import.meta.dirname, 'renderPages.ts');
/** Files compressed at a time. */
const CONCURRENCY = 16;

/**
 * Prerenders the site once Vike has built client and server: renders and finishes every page (renderPages.ts), removes files
 * and pictures that no page reaches, writes the outputs, compresses all text and writes the configurations for hosts.
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
  const reached = (await readManifest(root)).allImports(named);
  const files = listFiles(root).filter((file) => file.startsWith(`${HASHED_FOLDER}/`) && !reached.has(file));
  await Promise.all(files.map((file) => rm(join(root, file))));
  await rm(join(root, '.vite'), { recursive: true, force: true });
}

/** Removes the pictures that no file of the site names, among them those of entries that aren't published. */
async function removeUnnamedPictures(root: string): Promise<void> {
  const files = listFiles(root);
  const pictures = new Set(files.filter((file) => file.startsWith('media/')));
  for (const file of files.filter((file) => /\.(html|xml|json|js|css|txt|webmanifest)$/.test(file)))
    for (const [name] of (await readFile(join(root, file), 'utf8')).matchAll(/media\/[\w-]+\.\w+/g))
      pictures.delete(name);
  await Promise.all([...pictures].map((file) => rm(join(root, file))));
}

async function writeSite(root: string): Promise<void> {
  const shares = await writePages(root);
  const all = (of: 'used' | 'files' | 'scriptHashes') => new Set(shares.flatMap((share) => [...share[of]]));
  await rm(SERVER_BUILD, { recursive: true });
  const pages = all('used');
  new Cache(PAGE_CACHE).prune(pages);
  await removeUnreached(root, all('files'));
  await removeUnnamedPictures(root);
  // Imported here: content reads the environment as it loads, which vite.config.ts has filled by now.
  const { apiHost, analyticsSrc, offlineReading, cmsRepository } = (await import('#content/site/site.ts')).site;
  if (cmsRepository) {
    const { editorFiles } = await import('#scripts/editor/files.ts');
    for (const [file, body] of await editorFiles(cmsRepository)) writeInto(join(root, file), body);
  }
  writeInto(join(root, WORKER), await offlineWorker(root, offlineReading));
  await completeLicences(root);
  const others = listFiles(root).filter((file) => !/\.(html|br|gz)$/.test(file));
  const quality = brotliQuality(pages.size);
  const compressed = pMap(others, (file) => compressFile(join(root, file), quality), { concurrency: CONCURRENCY });
  const [bill] = await Promise.all([billOfMaterials(), compressed]);
  writeInto(join(dirname(root), 'sbom.cdx.json'), bill);
  writeInto(plainFormsFile(root), JSON.stringify(Object.assign({}, ...shares.map((share) => share.plainForms))));
  const scriptHashes = [...all('scriptHashes')].sort();
  const wasm = shares.some((share) => share.wasm);
  writeHosting(root, others, { apiHost, analyticsSrc, scriptHashes, wasm });
}
