import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { kindNames, kinds } from '#content/site/kinds.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { isUnused, placesOf, throwing } from '#scripts/insides/pagefind.ts';
import { writeInto } from '#scripts/prerender/files.ts';

/** Where the index is below the web root; components/sections/search requests it there. */
const FOLDER = 'pagefind';
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template'] };

/** List pages, whose entries have pages of their own: only heading and description are indexed. */
const LISTS = new Set([
  ...kindNames.map((kind) => kinds[kind].list),
  ...searchedPages.flatMap((path) => pageModel(path).breadcrumb.trail.at(-1)?.href ?? []),
]);

/**
 * The content of a page, with spaces, dots and full stops between elements, table cells and rows, which excerpts would join. Its
 * title has the greatest weight.
 */
function contentOf(path: string, html: string): string {
  const { heading, description } = pageModel(path);
  const main = LISTS.has(path)
    ? `<main><h1>${heading}</h1><p>${description}</p>`
    : html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // Pagefind skips what has no such element.
  return `<html>${main}</html>`
    .replace('<main', `$& data-pagefind-meta="kind:${resultKind(path)}"`)
    .replace('<h1', '$& data-pagefind-weight="10"')
    .replaceAll(/<t[dh][^>]*><\/t[dh]>/g, '')
    .replaceAll(/(?<![.?!])<\/t[dh]><\/tr>/g, '.$&')
    .replaceAll(/<\/t[dh]>(?!<\/tr>)/g, ' ·$&')
    .replaceAll(/<\/\w+>(?=<\w)/g, '$& ');
}

/**
 * Has Pagefind make the index, in a process of its own, while pages are rendered. The same pages in the same order always give
 * the same index.
 * @throws Error when Pagefind fails, with its own words
 */
export async function openSearchIndex() {
  const { index, errors } = await createIndex(OPTIONS);
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const searched = new Set(searchedPages);
  const answers: Promise<{ errors: string[] }>[] = [];
  return {
    add(path: string, html: string): void {
      if (searched.has(path)) answers.push(index.addHTMLFile({ url: path, content: contentOf(path, html) }));
    },
    async write(root: string): Promise<void> {
      for (const { href, kind, title, text } of searchedEntries) {
        const record = { url: href, content: `${title}. ${text}`, language: 'en', meta: { title, kind } };
        answers.push(index.addCustomRecord(record));
      }
      // Written by us and not by Pagefind: it answers before its last file is on the disk, and closing it then loses that file.
      const { files, errors: unwritten } = await index.getFiles();
      const failures = [...(await Promise.all(answers)).flatMap(({ errors }) => errors), ...unwritten];
      await close();
      if (failures.length > 0) throw new Error(`Pagefind could not index the site: ${failures.join(' ')}`);
      const write = (path: string, content: string | Uint8Array) => writeInto(join(root, FOLDER, path), content);
      for (const { path, content } of files)
        if (path === 'pagefind.js') await write(path, throwing(Buffer.from(content).toString()));
        else if (!isUnused(path)) await write(path, content);
      await write('places.json', JSON.stringify(placesOf(files)));
    },
  };
}
