import { readdirSync } from 'node:fs';
import type { BreadcrumbProps } from '#components/layout/Breadcrumb.tsx';
import type { HeadEntry } from '#content/schema/head.server.ts';
import { contentError } from '#content/schema/issues.server.ts';
import { navigation } from '#content/site/navigation.ts';
import { site } from '#content/site/site.ts';
import { entryPages } from './entryPages.ts';
import { filmOf } from './media.ts';
import { redirects, table } from './table.ts';

/** The page of unknown addresses. */
export const NOT_FOUND = '/404';

/** The addresses of all pages, that of the 404 page among them: the build renders these. */
export const paths = Object.keys(table);

/**
 * Whether an address of this site, with or without an anchor, leads to a page, also from a former
 * address: entries that are not shown have none.
 */
export function isPage(href: string): boolean {
  const [path = ''] = href.split('#');
  return path in table || redirects.has(path);
}

/**
 * Everything the site knows of an address; everything that shows, lists or describes a page takes
 * it from here.
 */
export type PageModel = ReturnType<typeof modelOf>;

const pages = new Map(entryPages.map((page) => [page.path, page]));

/** Lists change when an entry does. */
const lastModified = (list: string): string | undefined =>
  entryPages
    .filter((page) => page.list === list)
    .flatMap(({ head }) => head.modified ?? [])
    .sort()
    .at(-1);

/** The address of a page's own share image, 1200 x 630, which the build draws. */
const shareImage = (path: string): string => `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;

function entryOf(path: string): HeadEntry {
  const entry = table[path] ?? table['/'];
  if (!entry)
    throw contentError('content/site/head.ts: the home entry "/" is missing; every other path falls back to it.');
  return entry;
}

/** The pages above a page, from the top. */
function ancestors(path: string): string[] {
  if (path === '/') return [];
  const { parent } = entryOf(path);
  return [...ancestors(parent), parent];
}

const crumbOf = ({ crumb, heading, name }: HeadEntry) => crumb ?? heading ?? name;

/**
 * The steps of a page's breadcrumb; below the Learning Hub they start at it and not at Home
 * (specification 2.14).
 */
function trailOf(path: string): BreadcrumbProps['trail'] {
  const steps = ancestors(path);
  const start = steps.findLastIndex((step) => entryOf(step).startsTrails);
  return steps.slice(Math.max(0, start)).map((href) => ({ label: crumbOf(entryOf(href)), href }));
}

const rosettes = readdirSync('components/art/rosettes').map((file) => file.replace(/\.svg$/, ''));

/** The rosette of a page: the one that its entry names, or the one that is named as its address. */
const rosetteOf = (path: string) => entryOf(path).rosette ?? rosettes.find((name) => name === path.slice(1));

/** What a page takes over from the pages above it where it has none of its own. */
function inherited<Value>(path: string, field: string, own: (path: string) => Value | undefined): Value {
  const value = [...ancestors(path), path].map(own).findLast((value) => value !== undefined);
  if (!value) throw contentError(`content/site/head.ts: "/" needs its ${field}; the pages below take it over.`);
  return value;
}

function modelOf(path: string) {
  const entry = entryOf(path);
  const page = pages.get(path);
  const { name, heading = name, description, canonical = path, index, published, kind } = entry;
  const { imageOf = table[path] ? path : '/' } = entry;
  const { name: imageName, imageWords = imageName } = entryOf(imageOf);
  return {
    path,
    title: entry === table['/'] ? site.siteName : `${name} | ${site.siteName}`,
    name,
    heading,
    description,
    askedAs: entry.askedAs,
    /** The slip of its entry. */
    slip: page?.slip,
    canonical,
    index,
    published,
    modified: entry.modified ?? lastModified(path),
    image: shareImage(imageOf),
    imageWords,
    breadcrumb: { label: navigation.breadcrumb, trail: trailOf(path), current: crumbOf(entry) },
    ink: inherited(path, 'ink', (step) => entryOf(step).ink),
    rosette: inherited(path, 'rosette', rosetteOf),
    kind,
    film: filmOf(path),
    text: page?.text,
    sample: page?.sample ?? false,
  };
}

const cache = new Map<string, PageModel>();

/**
 * Everything the site knows of an address; of a former one, what it knows of the page that it leads
 * to. An address without a page takes the entry of the home page (specification 2.1).
 */
export function pageModel(path: string): PageModel {
  const model = cache.get(path) ?? modelOf(redirects.get(path) ?? path);
  cache.set(path, model);
  return model;
}
