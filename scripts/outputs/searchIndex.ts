import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { PROSE } from '#components/sections/search/excerpt.ts';
import { withSpellings } from '#components/sections/search/spelling.ts';
import { kindNames, kinds } from '#content/site/kinds.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { placesOf, reporting, UNUSED } from '#scripts/internals/pagefind.ts';
import { writeInto } from '#scripts/shared/files.ts';

/** Where the index is below the web root; components/sections/search requests it there. */
const FOLDER = 'pagefind';
const OPTIONS = { forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'search', 'template', '[role=status]'] };

/** List pages, whose entries have pages of their own: only heading and description are indexed. */
const LISTS = new Set([
  ...kindNames.map((kind) => kinds[kind].list),
  ...searchedPages.flatMap((path) => pageModel(path).breadcrumb.trail.at(-1)?.href ?? []),
]);

/** What ends a sentence or a part of one. */
const END = /[.?!:;][)”’]?\s*$/;
/** Elements side by side, such as a name and a number. */
const APART = /<\/\w+>\s*<\w/;
const LINKS = /<a [^>]*>.*?<\/a>/gs;
/**
 * A paragraph or an item of a list without other blocks in it, and whether an item in small letters
 * follows.
 */
const BLOCK =
  /<(p|li|blockquote)(?=[ >])([^>]*)>((?:(?!<\/?(?:p|li|[ou]l|d[ldt]|div|h\d|table|blockquote)[ >]).)*)<\/\1>(?=(\s*<li[^>]*>(?:<[^>]+>)*\p{Ll})?)/gsu;

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

/**
 * A block with the marks of prose if it is some; semicolons join the items of a list unless each is
 * a sentence.
 */
function marked(block: string, tag: string, attributes: string, html: string, next: string | undefined): string {
  const isSentence = END.test(plain(html)) || (tag === 'li' && !APART.test(html));
  if (!isSentence || !/\p{L}/u.test(plain(html.replaceAll(LINKS, '')))) return block;
  const text = html
    .trimEnd()
    .replace(next ? /[.,;]$/ : /,$/, '')
    .replace(/(?<![.?!:])<\/b>(?=<\w)/, ':$&');
  const stop = next ? ';' : END.test(plain(text)) ? '' : '.';
  return `<${tag}${attributes}>${PROSE.start} ${text}${stop} ${PROSE.end}</${tag}>`;
}

/**
 * The content of a page, its prose between marks, with both spellings of its words; its title has
 * the greatest weight.
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
    .replaceAll(BLOCK, marked)
    .replaceAll(/(?<=>)[^<]+/g, withSpellings)
    .replaceAll(/<\/\w+>(?=<\w)/g, '$& ');
}

/**
 * Has Pagefind make the index, in a process of its own, while pages are rendered, of which twenty
 * at most wait for it in memory; the same pages in the same order give the same index. Throws an
 * Error with its words when it fails.
 */
export async function openSearchIndex() {
  const { index, errors } = await createIndex(OPTIONS);
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const searched = new Set(searchedPages);
  const answers: Promise<{ errors: string[] }>[] = [];
  return {
    async add(path: string, html: string): Promise<void> {
      if (searched.has(path)) answers.push(index.addHTMLFile({ url: path, content: contentOf(path, html) }));
      await answers.at(-20);
    },
    async write(root: string): Promise<void> {
      for (const { href, kind, title, text } of searchedEntries) {
        const content = withSpellings(`${title}. ${PROSE.start} ${text} ${PROSE.end}`);
        const record = { url: href, content, language: 'en', meta: { title, kind } };
        answers.push(index.addCustomRecord(record));
      }
      // Written by us and not by Pagefind: it answers before its last file is on the disk, and
      // closing it then loses that file.
      const { files, errors: unwritten } = await index.getFiles();
      const failures = [...(await Promise.all(answers)).flatMap(({ errors }) => errors), ...unwritten];
      await close();
      if (failures.length > 0) throw new Error(`Pagefind could not index the site: ${failures.join(' ')}`);
      const write = (path: string, content: string | Uint8Array) => writeInto(join(root, FOLDER, path), content);
      for (const { path, content } of files)
        if (path === 'pagefind.js') write(path, reporting(Buffer.from(content).toString()));
        else if (!UNUSED.test(path)) write(path, content);
      write('places.json', JSON.stringify(placesOf(files)));
    },
  };
}
