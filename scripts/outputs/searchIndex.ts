import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { close, createIndex } from 'pagefind';
import { searchedEntries, searchedPages } from '#pages/facts/search.ts';

/** Where the index is below the web root; components/sections/site-search requests it there. */
const FOLDER = 'pagefind';
/** The index of the last build, in one file under the fingerprint of what it was made from. */
const CACHE = '.cache/search';
/** Parts of what Pagefind writes that this site doesn't use: its own interfaces and its worker. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template'] };

type IndexFile = { path: string; content: Uint8Array };

/** The HTML of a page, with a space between neighbouring elements: excerpts would join the words of two table cells. */
const pageHtml = (root: string, path: string) =>
  readFileSync(join(root, `${path}.html`), 'utf8').replaceAll(/<\/\w+>(?=<\w)/g, '$& ');

/** A hash of everything that the index is made from. */
function fingerprint(root: string): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/pagefind/package.json'));
  hash.update(JSON.stringify([OPTIONS, searchedEntries]));
  for (const path of searchedPages) hash.update(`\n${path}\n${pageHtml(root, path)}`);
  return hash.digest('hex').slice(0, 32);
}

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
  const cached = join(CACHE, `${fingerprint(root)}.index`);
  const unchanged = existsSync(cached);
  const files: IndexFile[] = unchanged ? deserialize(readFileSync(cached)) : await indexFiles(root);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, FOLDER, path)), { recursive: true });
    writeFileSync(join(root, FOLDER, path), content);
  }
  if (unchanged) return `search: nothing new among ${searchedPages.length} pages`;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is whole: a build may be stopped at any moment.
  writeFileSync(`${cached}.part`, serialize(files));
  renameSync(`${cached}.part`, cached);
  return `search: ${searchedPages.length} pages indexed in ${(performance.now() - start).toFixed()} ms`;
}
