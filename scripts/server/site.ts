import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentType } from './contentType.ts';
import { CODINGS, type Coding } from './encoding.ts';
import { cacheControl } from './headers.ts';

/** One file in one coding. */
type Representation = {
  etag: string;
  size: number;
  /** Where it lies on disk. */
  file: string;
  /** Its bytes, unless the memory set aside for files was full. */
  bytes: Buffer | undefined;
};

/** What a path leads to. */
export type Resource = {
  contentType: string;
  cacheControl: string;
  codings: Map<Coding, Representation>;
};

/** A built site as it lay on disk when the server started. */
export type Site = {
  /** By path, as a visitor writes it: `/`, `/about-us`, `/static/x.js`. */
  resources: Map<string, Resource>;
  notFound: Resource | undefined;
};

/** What to do with a request for a path. */
export type Answer =
  | { kind: 'found' | 'missing'; resource: Resource | undefined }
  | { kind: 'moved'; location: string }
  | { kind: 'malformed' };

const MOST_BYTES = 192 * 1024 * 1024;
const COMPRESSED = /\.(br|gz)$/;
/** Configuration of static hosts that lies in the web root, and dot files, which nobody should be able to fetch. */
const HIDDEN = /(^|\/)(_headers|_redirects|\.(?!well-known(\/|$))[^/]*)(\/|$)/;

/** The path under which a file is served: pages lose their ending. */
const pathOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.replace(/(?<=.)\/$/, '');

/**
 * Reads a folder of built files. Only what it finds is ever served, by exact path: no request can reach outside.
 *
 * @param root the web root
 * @param mostBytes how much to keep in memory; all other files are read on request
 * @throws Error when the folder holds no index.html
 */
export function readSite(root: string, mostBytes = MOST_BYTES): Site {
  const files = listFiles(root);
  if (!files.has('index.html')) throw new Error(`${root} holds no built site. Build it first: npm run build`);
  let kept = 0;
  const represent = (name: string, suffix: string): Representation => {
    const file = join(root, name);
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const fits = kept + bytes.length <= mostBytes;
    if (fits) kept += bytes.length;
    return { etag: `"${hash}${suffix}"`, size: bytes.length, file, bytes: fits ? bytes : undefined };
  };
  const resources = new Map<string, Resource>();
  for (const name of files) {
    if (COMPRESSED.test(name)) continue;
    const codings = new Map<Coding, Representation>([['identity', represent(name, '')]]);
    if (files.has(name + CODINGS.br)) codings.set('br', represent(name + CODINGS.br, '-br'));
    if (files.has(name + CODINGS.gzip)) codings.set('gzip', represent(name + CODINGS.gzip, '-gz'));
    resources.set(pathOf(name), { contentType: contentType(name), cacheControl: cacheControl(`/${name}`), codings });
  }
  const notFound = resources.get('/404');
  resources.delete('/404');
  return { resources, notFound };
}

function listFiles(root: string): Set<string> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return new Set(names.filter((name) => !HIDDEN.test(name)).sort());
}

/** A loop, since an expression would go over a long run of slashes once for each of them. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && (path[end - 1] === '/' || path[end - 1] === '\\')) end -= 1;
  return path.slice(0, end);
}

/** A path to send a browser to: never `//host`, which it would take for another site, and nothing that a header can't hold. */
const safeLocation = (path: string, query: string) =>
  `/${path.replace(/^[/\\]+/, '')}${query}`.replace(/[^\x21-\x7e]|\\/g, (character) => encodeURIComponent(character));

/**
 * Finds what a request target leads to. A trailing slash is taken away by a redirect (specification 2.1), and so is the
 * ending of a page's file name; the query stays.
 */
export function findResource(site: Site, target: string): Answer {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
  const [path = '', ...rest] = target.slice(origin.length).split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (path !== '' && !path.startsWith('/')) return { kind: 'malformed' };
  const bare = withoutTrailingSlashes(path);
  if (bare !== path && path !== '/') return { kind: 'moved', location: safeLocation(bare, query) };
  let decoded: string;
  try {
    decoded = decodeURIComponent(path || '/');
  } catch {
    return { kind: 'malformed' };
  }
  const resource = site.resources.get(decoded);
  if (resource) return { kind: 'found', resource };
  const page = /^(.*?)(\/index)?(\.html)?$/.exec(path)?.[1] ?? path;
  if (page !== path && site.resources.has(decodeURIComponent(page) || '/'))
    return { kind: 'moved', location: safeLocation(page, query) };
  return { kind: 'missing', resource: site.notFound };
}
