import { createHash } from 'node:crypto';

/** One thing that the search can find: a page, or an entry of a page that holds many. */
export type SearchRecord = {
  /** Its address, with the anchor of an entry. */
  url: string;
  /** What sort of page it is on, as `data-search-kind` of the page's main says. */
  kind: string;
  /** HTML, without tags. */
  title: string;
  /** HTML of what is searched. */
  body: string;
};

/** Attributes that neither the search nor its excerpts need; without them a changed picture changes no record. */
const ATTRIBUTES = /\s(?!id=)[^\s"'>/=]+="[^"]*"/g;

/** The element whose start tag begins at `start`, as React writes HTML: every tag is closed, no attribute holds a `>`. */
function elementAt(html: string, start: number): string {
  const tag = /^<([a-z0-9]+)/.exec(html.slice(start, start + 20))?.[1];
  if (!tag) return '';
  const pattern = new RegExp(`<(/?)${tag}(?=[\\s>])[^>]*>`, 'g');
  pattern.lastIndex = start;
  let depth = 0;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, pattern.lastIndex);
  }
  return html.slice(start);
}

/** The first element that a pattern finds, or undefined. */
function find(html: string, pattern: RegExp): string | undefined {
  const start = html.search(pattern);
  return start < 0 ? undefined : elementAt(html, start);
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

/** The entries of a page: elements with an id that carry their title in `data-search-title`. */
function entriesOf(main: string, url: string, kind: string): SearchRecord[] {
  return [...main.matchAll(/<[a-z]+ [^>]*\bdata-search-title="([^"]*)"[^>]*>/g)].flatMap(
    ({ 0: tag, 1: title = '', index }) => {
      const id = /\bid="([^"]*)"/.exec(tag)?.[1];
      // The word itself is the title already.
      const body = elementAt(main, index).replace(/<dt\b[\s\S]*?<\/dt>/, '');
      return id ? [{ url: `${url}#${id}`, kind, title, body }] : [];
    },
  );
}

/**
 * What a built page gives the search: nothing, unless its main says `data-search-kind`; its article, or its main where it
 * has none; or its entries, where it has marked some.
 *
 * @param url the page's path
 * @param html the whole page
 */
export function searchRecords(url: string, html: string): SearchRecord[] {
  const main = find(html, /<main\b/);
  const kind = main && /^<main[^>]*\bdata-search-kind="([^"]*)"/.exec(main)?.[1];
  if (!kind) return [];
  const entries = entriesOf(main, url, kind);
  const page = { url, kind, title: withoutTags(find(main, /<h1\b/) ?? ''), body: find(main, /<article\b/) ?? main };
  return (entries.length > 0 ? entries : [page]).map(({ body, ...record }) => ({
    ...record,
    body: body.replaceAll(ATTRIBUTES, ''),
  }));
}

/** The path of a page by its file below the web root. */
export const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** A short form of what the search may find on a page: another one when that has changed, undefined for nothing. */
export function searchFingerprint(file: string, html: string): string | undefined {
  const records = searchRecords(pathOf(file), html);
  return records.length > 0 ? createHash('sha256').update(JSON.stringify(records)).digest('hex') : undefined;
}
