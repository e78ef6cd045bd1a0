import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { searchedEntries, searchedPages } from '#pages/facts/search.ts';
import { writeInto } from '#scripts/prerender/files.ts';

/** Where the index is below the web root; components/sections/site-search requests it there. */
const FOLDER = 'pagefind';
/** Files of Pagefind that this site doesn't use: its own interfaces and its worker. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template'] };

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

/**
 * Has Pagefind index the marked text of pages, and each entry of the glossary under its own anchor.
 *
 * @param root the web root with all pages
 * @throws Error when Pagefind fails, with its own words
 */
export async function writeSearchIndex(root: string): Promise<void> {
  const { index, errors } = await createIndex(OPTIONS);
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const failures: string[] = [];
  // One after the other, so that the same site always gets the same index.
  for (const path of searchedPages)
    failures.push(...(await index.addHTMLFile({ url: path, content: contentOf(root, path) })).errors);
  for (const { href, kind, title, text } of searchedEntries) {
    const record = { url: href, content: `${title}. ${text}`, language: 'en', meta: { title, kind } };
    failures.push(...(await index.addCustomRecord(record)).errors);
  }
  // Written by us and not by Pagefind: it answers before its last file is on the disk, and closing it then loses that file.
  const { files, errors: unwritten } = await index.getFiles();
  await close();
  failures.push(...unwritten);
  if (failures.length > 0) throw new Error(`Pagefind could not index the site: ${failures.join(' ')}`);
  for (const { path, content } of files) if (!UNUSED.test(path)) writeInto(join(root, FOLDER, path), content);
}
