import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { searchedEntries, searchedPages } from '#pages/facts/search.ts';
import { Cache, hashOf } from '#scripts/prerender/cache.ts';
import { writeInto } from '#scripts/prerender/files.ts';

/** Where the index is below the web root; components/sections/site-search requests it there. */
const FOLDER = 'pagefind';
/** The index of the last build. */
const CACHE = '.cache/search';
/** What the index is made with. */
const TOOLS = ['node_modules/pagefind/package.json', 'scripts/outputs/searchIndex.ts'];
/** Parts of what Pagefind writes that this site doesn't use: its own interfaces and its worker. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template'] };

type IndexFile = { path: string; content: Uint8Array };

/** The HTML of a page, with spaces, dots and full stops between elements, table cells and rows, which excerpts would join. */
const pageHtml = (root: string, path: string) =>
  readFileSync(join(root, `${path}.html`), 'utf8')
    .replaceAll(/<t[dh][^>]*><\/t[dh]>/g, '')
    .replaceAll(/(?<![.?!])<\/t[dh]><\/tr>/g, '.$&')
    .replaceAll(/<\/t[dh]>(?!<\/tr>)/g, ' ·$&')
    .replaceAll(/<\/\w+>(?=<\w)/g, '$& ');

/** Has Pagefind index the marked parts of the pages, and each entry of the glossary under its own anchor. */
async function indexFiles(root: string): Promise<IndexFile[]> {
  const { index, errors } = await createIndex(OPTIONS);
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const faults: string[] = [];
  // One after the other, so that the same site always gets the same index.
  for (const path of searchedPages)
    faults.push(...(await index.addHTMLFile({ url: path, content: pageHtml(root, path) })).errors);
  for (const { href, kind, title, text } of searchedEntries) {
    const record = { url: href, content: `${title}. ${text}`, language: 'en', meta: { title, kind } };
    faults.push(...(await index.addCustomRecord(record)).errors);
  }
  // Written by us and not by Pagefind: it answers before its last file is on the disk, and closing it then loses that file.
  const { files, errors: lost } = await index.getFiles();
  await close();
  faults.push(...lost);
  if (faults.length > 0) throw new Error(`Pagefind could not index the site: ${faults.join(' ')}`);
  return files.filter(({ path }) => !UNUSED.test(path)).map(({ path, content }) => ({ path, content }));
}

/**
 * Writes the index of the site's search, or the last build's if nothing that it is made from has changed.
 *
 * @param root the web root with all pages
 * @returns a sentence on what was done and how long it took
 * @throws Error when Pagefind fails, with its own words
 */
export async function writeSearchIndex(root: string): Promise<string> {
  const start = performance.now();
  const cache = new Cache<IndexFile[]>(CACHE);
  const pages = searchedPages.map((path) => join(root, `${path}.html`));
  const hash = hashOf([OPTIONS, searchedPages, searchedEntries], [...TOOLS, ...pages]);
  const files = await cache.get(hash, () => indexFiles(root));
  for (const { path, content } of files) writeInto(join(root, FOLDER, path), content);
  cache.prune();
  return cache.made
    ? `search: ${searchedPages.length} pages indexed in ${(performance.now() - start).toFixed()} ms`
    : `search: nothing new among ${searchedPages.length} pages`;
}
