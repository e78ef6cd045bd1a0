import { readdirSync } from 'node:fs';
import type { HeadTags } from '#components/document/Head.tsx';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { type Picture, picture } from '#content/pictures.ts';
import type { HeadEntry } from '#content/schema/head.server.ts';
import { contentError } from '#content/schema/issues.server.ts';
import { navigation } from '#content/site/navigation.ts';
import { site } from '#content/site/site.ts';
import { type Film, filmOf, picturesOf } from './media.ts';
import { table } from './table.ts';

/** The page of unknown addresses. */
export const NOT_FOUND = '/404';

/** The addresses of all pages, that of the 404 page among them: the build renders these. */
export const paths = Object.keys(table);

/** A page above the current one. */
type Crumb = { label: string; href: string };

/** A piece of writing: an article, a news item, a guide or the report of a webinar. */
type Text = {
  summary: string;
  /** Markdown. */
  body: string;
  cover: Picture;
  /** The day that feeds give it: of publication, or of a guide's last review. */
  date: string;
  /** Whether it stands in for a text of the association's own. */
  sample?: boolean | undefined;
};

/** Everything the site knows of an address; everything that shows, lists or describes a page takes it from here. */
export type PageFacts = HeadTags & {
  path: string;
  name: string;
  heading: string;
  breadcrumb: { label: string; trail: Crumb[]; current: string };
  ink: NonNullable<HeadEntry['ink']>;
  rosette: NonNullable<HeadEntry['rosette']>;
  kind: HeadEntry['kind'];
  pictures: Picture[];
  film: Film | undefined;
  text: Text | undefined;
};

const texts = new Map<string, Text>([
  ...[...articles.map((piece) => ['', piece] as const), ...news.map((item) => ['/news', item] as const)].map(
    ([folder, { slug, excerpt, body, image, date, sample }]) =>
      [`${folder}/${slug}`, { summary: excerpt, body, cover: picture(image), date, sample }] as const,
  ),
  ...guides.map(
    ({ slug, teaser, body, cover, lastReviewed, sample }) =>
      [`/${slug}`, { summary: teaser, body, cover: picture(cover), date: lastReviewed, sample }] as const,
  ),
  ...webinars.map(
    ({ slug, desc, body, img, date, sample }) =>
      [`/${slug}`, { summary: desc, body, cover: picture(img), date, sample }] as const,
  ),
]);

/** The words of each share image: the first page that names it decides. */
const imageWords = new Map<string, string>();
for (const { image, imageWords: words, name } of Object.values(table))
  if (!imageWords.has(image)) imageWords.set(image, words ?? name);

/** Lists change with what they hold. */
const listed: Record<string, string[]> = {
  '/blogs': articles.map(({ date, updated }) => updated ?? date),
  '/news': news.map(({ date, updated }) => updated ?? date),
  '/how-to-series': guides.map(({ lastReviewed }) => lastReviewed),
  '/fact-sheets': factSheets.map(({ lastReviewed }) => lastReviewed),
  '/templates': templates.map(({ lastReviewed }) => lastReviewed),
};

function entryOf(path: string): HeadEntry {
  const entry = table[path] ?? table['/'];
  if (!entry)
    throw contentError('content/site/head.ts: the home entry "/" is missing; every other path falls back to it.');
  return entry;
}

/** The pages above one, from the top. */
function above(path: string): string[] {
  if (path === '/') return [];
  const { parent } = entryOf(path);
  return [...above(parent), parent];
}

const crumbOf = ({ crumb, heading, name }: HeadEntry) => crumb ?? heading ?? name;

/** The steps of a page's breadcrumb; below the Learning Hub they start at it and not at Home (specification 2.14). */
function trailOf(path: string): Crumb[] {
  const steps = above(path);
  const start = steps.findLastIndex((step) => entryOf(step).startsTrails);
  return steps.slice(Math.max(0, start)).map((href) => ({
    label: crumbOf(entryOf(href)),
    href,
  }));
}

const rosettes = readdirSync('components/art/rosettes').map((file) => file.replace(/\.svg$/, ''));

/** The rosette of a page: the one that its entry names, or the one that is named as its address. */
const rosetteOf = (path: string) => entryOf(path).rosette ?? rosettes.find((name) => path === `/${name}`);

/** What a page takes over from the pages above it where it has none of its own. */
function inherited<Value>(path: string, field: string, own: (path: string) => Value | undefined): Value {
  const value = [...above(path), path].map(own).findLast((value) => value !== undefined);
  if (!value) throw contentError(`content/site/head.ts: "/" needs its ${field}; the pages below take it over.`);
  return value;
}

/**
 * Everything the site knows of an address. An address without a page takes the entry of the home page (specification 2.1).
 *
 * @throws Error when the home entry is missing or has no ink or rosette
 */
export function pageFacts(path: string): PageFacts {
  const entry = entryOf(path);
  const { name, heading = name, description, canonical = path, index, published, modified, image, kind } = entry;
  return {
    path,
    title: entry === table['/'] ? site.siteName : `${name} | ${site.siteName}`,
    name,
    heading,
    description,
    canonical,
    index,
    published,
    modified: modified ?? listed[path]?.toSorted().at(-1),
    image,
    imageWords: imageWords.get(image) ?? name,
    breadcrumb: { label: navigation.breadcrumb, trail: trailOf(path), current: crumbOf(entry) },
    ink: inherited(path, 'ink', (step) => entryOf(step).ink),
    rosette: inherited(path, 'rosette', rosetteOf),
    kind,
    pictures: picturesOf(path, texts.get(path)?.cover),
    film: filmOf(path),
    text: texts.get(path),
  };
}
