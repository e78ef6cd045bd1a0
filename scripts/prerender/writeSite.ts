import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pMap from 'p-map';
import { writeHosting } from '#scripts/outputs/hosting/configurations.ts';
import { billOfMaterials, completeLicences } from '#scripts/outputs/packages.ts';
import { Cache } from './cache.ts';
import { brotliQuality, COMPRESSED_CACHE, type CompressedCopies, compressFile } from './compress.ts';
import { listFiles, writeInto, written } from './files.ts';
import { picturesIn } from './finishing/finishPage.ts';
import { writeRecords } from './lastBuild.ts';
import { writePages } from './renderers.ts';
import { HASHED_FOLDER, readManifest } from './vike.ts';
import { placeFiles } from './webRoot.ts';

/** Files compressed at a time. */
const CONCURRENCY = 16;

const PLACED = new RegExp(`^(${HASHED_FOLDER}|media)/`);

/** Text that may name pictures; pages have said which they name. */
const NAMES_PICTURES = /\.(xml|json|js|css|txt|webmanifest)$/;

/** The hashed files that no page reaches (Vike emits its router and an entry for each page), and the pictures that no file names. */
async function unreachedFiles(files: string[], root: string, named: Iterable<string>): Promise<Set<string>> {
  const reached = (await readManifest()).allImports(named);
  for (const file of files.filter((file) => NAMES_PICTURES.test(file)))
    for (const picture of picturesIn(readFileSync(join(root, file), 'utf8'))) reached.add(picture);
  return new Set(files.filter((file) => PLACED.test(file) && !reached.has(file)));
}

/** Removes what the build hasn't written: what is left of the last one, and what isn't reached. */
function removeOthers(root: string): void {
  for (const file of listFiles(root)) if (!written.has(join(root, file))) rmSync(join(root, file));
}

/** Compresses all text beside pages, whose copies are there. */
async function compressFiles(root: string, files: string[], quality: number): Promise<void> {
  const cache = new Cache<CompressedCopies>(COMPRESSED_CACHE);
  await pMap(files, (file) => compressFile(join(root, file), quality, cache), { concurrency: CONCURRENCY });
  cache.prune();
}

/**
 * Puts the site together in its web root once Vike has built client and server: renders and finishes every page
 * (renderPages.ts), writes the outputs, compresses all text and writes the configurations for hosts. Files that are right
 * already stay as they are, and all others are removed.
 *
 * @param root the web root
 * @param bundles a hash of everything that client and server are built from
 */
export async function writeSite(root: string, bundles: string): Promise<void> {
  placeFiles(root);
  const { pages, written: byProcesses } = await writePages(root, bundles);
  for (const path of byProcesses) written.add(path);
  const records = Object.values(pages);
  // Imported here: content reads the environment as it loads, which build.ts has filled by now.
  const { apiHost, analyticsSrc, cmsRepository } = (await import('#content/site/site.ts')).site;
  if (cmsRepository) {
    const { editorFiles } = await import('#scripts/editor/files.ts');
    for (const [file, body] of await editorFiles(cmsRepository)) writeInto(join(root, file), body);
  }
  await completeLicences(root);

  const below = () => [...written].map((path) => relative(root, path)).filter((file) => !file.startsWith('..'));
  for (const file of await unreachedFiles(below(), root, new Set(records.flatMap(({ files }) => files))))
    written.delete(join(root, file));
  const others = below().filter((file) => !/\.(html|br|gz)$/.test(file));
  await compressFiles(root, others, brotliQuality(records.length));
  const facts = {
    apiHost,
    analyticsSrc,
    scriptHashes: [...new Set(records.flatMap((page) => page.scriptHashes))].sort(),
  };
  writeHosting(root, others, { ...facts, wasm: records.some(({ wasm }) => wasm) });
  removeOthers(root);

  writeRecords(pages);
  // Last, and always: its time says when the site was built.
  writeFileSync(join(dirname(root), 'sbom.cdx.json'), await billOfMaterials());
}
