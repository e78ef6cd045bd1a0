import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#scripts/shared/files.ts';

/**
 * How the compressed copy of a file is named, which every browser takes; other clients get the file
 * as it is.
 */
export const COPY = '.br';

/** One built file, by its name below the web root, and whether it has a compressed copy. */
export type BuiltFile = { name: string; hasCopy: boolean };

/**
 * Configuration of static hosts that lies in the web root, and dot files, which nobody should be
 * able to fetch.
 */
const HIDDEN = /(^|\/)(_headers|_redirects|\.(?!well-known(\/|$))[^/]*)(\/|$)/;

/** The path under which a file is served: pages lose their ending. */
const pathOf = (name: string) =>
  `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.replace(/(?<=.)\/$/, '');

/**
 * What `_redirects` of a built site says: former addresses as visitors write them, and the pages to
 * which they have moved.
 */
function readRedirects(root: string): Map<string, string> {
  const file = join(root, '_redirects');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^(\/\S*) (\/\S*) 301$/gm) : [];
  return new Map([...rules].map(([, from = '', to = '']) => [from, to]));
}

/**
 * Lists the built files by the paths that visitors write; only these are served. Throws an Error
 * when there is no index.html.
 */
export function readSite(root: string) {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} contains no built site. Build it first: npm run build`);
  const names = new Set(listFiles(root).filter((name) => !HIDDEN.test(name)));
  const originals = [...names].filter((name) => !name.endsWith(COPY));
  const files = new Map(originals.map((name) => [pathOf(name), { name, hasCopy: names.has(name + COPY) }]));
  const notFound = files.get('/404') ?? { name: '404.html', hasCopy: false };
  files.delete('/404');
  return { files, notFound, redirects: readRedirects(root) };
}

/**
 * A path to send a browser to: never `//host`, which it would take for another site, and nothing
 * that a header can't contain.
 */
const safeLocation = (path: string, query: string[]) =>
  `/${[path.replace(/^[/\\]+/, ''), ...query].join('?')}`.replace(/[^\x21-\x7e]|\\/g, (character) =>
    encodeURIComponent(character),
  );

/**
 * Finds what a request target leads to. A redirect takes away a trailing slash (specification 2.1)
 * and the ending of a page's file name; a former address leads to the page that has taken its
 * place. The query stays. A malformed target throws a URIError; Fastify lets none reach this.
 */
export function findFile(
  { files, redirects }: ReturnType<typeof readSite>,
  target: string,
): { file?: BuiltFile; location?: string } {
  const [path = '', ...query] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const bare = /^(.*[^/\\])?[/\\]*$/s.exec(path)?.[1] ?? '';
  const moved = redirects.get(bare);
  if (moved) return { location: safeLocation(moved, query) };
  if (bare !== path && path !== '/') return { location: safeLocation(bare, query) };
  const file = files.get(decodeURIComponent(bare) || '/');
  if (file) return { file };
  const page = /^(.*?)(\/index)?(\.html)?$/.exec(bare)?.[1] ?? bare;
  return page !== bare && files.has(decodeURIComponent(page) || '/') ? { location: safeLocation(page, query) } : {};
}
