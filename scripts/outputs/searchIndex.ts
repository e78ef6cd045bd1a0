import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { searchedEntries, searchedPages, searchParts } from '#pages/facts/search.ts';
import { Cache, hashOf } from '#scripts/prerender/cache.ts';
import { writeInto } from '#scripts/prerender/files.ts';
import type { PageRecords } from '#scripts/prerender/lastBuild.ts';

/** Where the index is below the web root; components/sections/site-search requests it there. */
const FOLDER = 'pagefind';
/** The parts of the last build's index. */
const CACHE = '.cache/search';
/** What the index is made with. */
const TOOLS = ['node_modules/pagefind/package.json', 'scripts/outputs/searchIndex.ts'];
/** Files of Pagefind that this site doesn't use: its own interfaces and its worker. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;
/** Its code, which the first part has for all. */
const CODE = /^(pagefind\.js|wasm\.)/;
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template'] };

type IndexFile = { path: string; content: Uint8Array };

/**
 * Deals pages out to so many parts of the index, by a hash of their path: when one is added, the others stay where they are.
 *
 * @returns the paths of each part
 */
export function partsOf(paths: readonly string[], count: number): string[][] {
  const parts = Array.from({ length: count }, (): string[] => []);
  for (const path of paths) parts[createHash('sha256').update(path).digest().readUInt32BE() % count]?.push(path);
  return parts;
}

/** The content of a page, with spaces, dots and full stops between elements, table cells and rows, which excerpts would join. */
function contentOf(root: string, path: string): string {
  const html = readFileSync(join(root, `${path}.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // Pagefind skips what has no such element.
  return `<html>${main}</html>`
    .replaceAll(/<t[dh][^>]*><\/t[dh]>/g, '')
    .replaceAll(/(?<![.?!])<\/t[dh]><\/tr>/g, '.$&')
    .replaceAll(/<\/t[dh]>(?!<\/tr>)/g, ' ·$&')
    .replaceAll(/<\/\w+>(?=<\w)/g, '$& ');
}

/** Has Pagefind index the marked text of pages, and each entry of the glossary under its own anchor. */
async function indexPart(root: string, paths: string[], entries: typeof searchedEntries): Promise<IndexFile[]> {
  const { index, errors } = await createIndex(OPTIONS);
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const faults: string[] = [];
  // One after the other, so that the same site always gets the same index.
  for (const path of paths)
    faults.push(...(await index.addHTMLFile({ url: path, content: contentOf(root, path) })).errors);
  for (const { href, kind, title, text } of entries) {
    const record = { url: href, content: `${title}. ${text}`, language: 'en', meta: { title, kind } };
    faults.push(...(await index.addCustomRecord(record)).errors);
  }
  // Written by us and not by Pagefind: it answers before its last file is on the disk, and closing it then loses that file.
  const { files, errors: lost } = await index.getFiles();
  faults.push(...lost);
  // Its memory is free for the next part.
  await index.deleteIndex();
  if (faults.length > 0) throw new Error(`Pagefind could not index the site: ${faults.join(' ')}`);
  return files.filter(({ path }) => !UNUSED.test(path)).map(({ path, content }) => ({ path, content }));
}

/**
 * Writes the index of the site's search. Parts of which nothing has changed are those of the last build.
 *
 * @param root the web root with all pages
 * @param records what the build has recorded of them
 * @returns a sentence on what was done and how long it took
 * @throws Error when Pagefind fails, with its own words
 */
export async function writeSearchIndex(root: string, records: PageRecords): Promise<string> {
  const start = performance.now();
  const cache = new Cache<IndexFile[]>(CACHE);
  const tools = hashOf(OPTIONS, TOOLS);
  // One after the other: Pagefind works in one thread, and holds what it indexes in memory.
  for (const [number, paths] of partsOf(searchedPages, searchParts).entries()) {
    const first = number === 0;
    const entries = first ? searchedEntries : [];
    const key = hashOf([tools, entries, paths.map((path) => [path, records[path]?.key])]);
    const files = await cache.get(key, () => indexPart(root, paths, entries));
    for (const { path, content } of files.filter(({ path }) => first || !CODE.test(path)))
      writeInto(join(root, FOLDER, first ? '' : String(number), path), content);
  }
  await close();
  cache.prune();
  const took = `${(performance.now() - start).toFixed()} ms`;
  return cache.made
    ? `search: ${cache.made} of ${searchParts} parts indexed, ${searchedPages.length} pages in all, in ${took}`
    : `search: nothing new among ${searchedPages.length} pages`;
}
