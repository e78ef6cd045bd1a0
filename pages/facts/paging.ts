import type { PagingWords } from '#content/schema/paging.server.ts';

/**
 * Cuts a list into pages: the first has the list's own address, the second `<address>/page/2`.
 *
 * @param items the whole list
 * @param length how many a page holds
 * @param address of the list
 */
export function paginate<Item>(items: Item[], length: number, address: string) {
  const pages = Array.from({ length: Math.max(1, Math.ceil(items.length / length)) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
  const path = (page: number): string => (page === 1 ? address : `${address}/page/${page}`);
  const byPath = new Map(pages.map((_, index) => [path(index + 1), index + 1]));
  const link = (label: string, page: number) => (pages[page - 1] ? { label, href: path(page) } : undefined);
  const fill = (words: string, page: number) =>
    words.replace('{page}', String(page)).replace('{count}', String(pages.length));
  return {
    pages,
    path,
    fill,
    /** Which page has an address, from 1; undefined where none has. */
    pageAt: (address: string): number | undefined => byPath.get(address),
    /** The links to a page's neighbours, and its position among the pages. */
    pagination: (page: number, { label, newer, older, position }: PagingWords) => ({
      label,
      position: fill(position, page),
      newer: link(newer, page - 1),
      older: link(older, page + 1),
    }),
  };
}
