import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { attributeOf } from '#components/dom/hooks.ts';
import { INDEX, type SearchDocument } from '#components/sections/search/siteIndex.client.ts';
import { siteSearch } from '#content/pages/search.ts';
import { kindNames, kinds } from '#content/site/kinds.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages, slipOf } from '#pages/model/search.ts';
import { writeInto } from '#scripts/shared/files.ts';

/** What surrounds the text of a page. */
const AROUND = `nav, form, search, template, script, style, noscript, h1, [role=status], [${attributeOf('build-unsearched')}]`;

/** List pages, whose entries are found themselves: their text is left out. */
const LISTS = new Set([
  ...kindNames.map((kind) => kinds[kind].list),
  ...searchedPages.flatMap((path) => pageModel(path).breadcrumb.trail.at(-1)?.href ?? []),
]);

/** The words of HTML with single spaces; a dot in the middle parts blocks that aren't sentences. */
const wordsOf = (html: string): string =>
  parse(html)
    .structuredText.replace(/(?<![.?!:;,·])\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();

/** Where a part of a page begins: a heading or a section with an anchor. */
const PART = /(?=<(?:h\d|section)\b[^>]* id=")/;

/** A part of a page; what precedes the first anchor has no heading of its own. */
function partOf(html: string): SearchDocument['parts'][number] {
  const [, id = ''] = /^<[^>]* id="([^"]+)"/.exec(html) ?? [];
  const [heading = ''] = (id && /<h\d.*?<\/h\d>/s.exec(html)) || [];
  return { id, heading: wordsOf(heading), text: wordsOf(html.replace(heading, '')) };
}

/** A page as its rendered HTML shows it; nothing for one that the search doesn't find. */
export function documentsOf(path: string, html: string): SearchDocument[] {
  if (!searchedPages.includes(path)) return [];
  const { heading: title, description, askedAs: asked = '' } = pageModel(path);
  // Elements next to each other, such as a name and a number, are different words.
  const main = parse(html.replace(/<\/\w+>(?=<\w)/g, '$& ')).querySelector('main');
  for (const around of main?.querySelectorAll(AROUND) ?? []) around.remove();
  const text = LISTS.has(path) ? '' : (main?.innerHTML ?? '');
  const kind = siteSearch.kinds[resultKind(path)].one;
  return [{ url: path, kind, title, asked, description, parts: text.split(PART).map(partOf), slip: slipOf(path) }];
}

/** Writes the index that the search page fetches: the pages, and the entries on pages of many. */
export function writeSearchIndex(root: string, pages: SearchDocument[]): void {
  const entries = searchedEntries.map(({ href: url, kind, title, askedAs: asked = '', text }): SearchDocument => {
    const parts = [{ id: '', heading: '', text }];
    return { url, kind: siteSearch.kinds[kind].one, title, asked, description: '', parts };
  });
  writeInto(join(root, INDEX), JSON.stringify([...pages, ...entries]));
}
