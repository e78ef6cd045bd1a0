import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pMap from 'p-map';
import { contentError } from '#content/schema/issues.server.ts';
import { toSlug } from '#content/shared/text.ts';

/** Photos that sharp reads; HEIC only where its libvips was built with a decoder. */
const PHOTO = /\.(jpe?g|png|webp|heic|heif)$/i;
const DRAWING = /\.svg$/i;
/** Notes, the manifest, and files that operating systems leave behind. */
const IGNORED = /^\.|^(thumbs\.db|desktop\.ini)$|\.(md|json|part)$/i;

/** The largest picture that is taken: more than a telephone makes. */
export const MOST_BYTES = 20_000_000;

/** A file in content/pictures. */
export interface PictureSource {
  path: string;
  /** Folders and file name as slugs, without the extension: `gallery/speakers/img-1`. */
  name: string;
  kind: 'drawing' | 'photo';
  bytes: number;
}

/** A gallery category, and how many samples it shows while it has no pictures of its own. */
export type Category = { slug: string; samples: number };

/** A source that the website shows. */
export interface Shown extends PictureSource {
  sample: boolean;
  /** The gallery category; other pictures have none. */
  category?: string;
}

/**
 * Maps a list with limited concurrency; throws an Error with the message of every item that failed,
 * one a line.
 */
export const mapAll = <Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  pMap(items, work, { concurrency, stopOnError: false }).catch((error: AggregateError) => {
    const messages = error.errors.map((each) => (each instanceof Error ? each.message : String(each)));
    throw contentError([...new Set(messages)].sort().join('\n'));
  });

async function readSource(folder: string, path: string): Promise<PictureSource> {
  const kind = DRAWING.test(path) ? 'drawing' : PHOTO.test(path) ? 'photo' : undefined;
  if (!kind) throw contentError(`${path} is not a picture that the website can show. Save it as JPEG, PNG or WebP.`);
  const slugs = relative(folder, path.replace(/\.[^.]+$/, ''))
    .split(sep)
    .map(toSlug);
  if (slugs.includes('')) throw contentError(`${path} has no letter or number in its name. Rename it.`);
  return { path, name: slugs.join('/'), kind, bytes: (await stat(path)).size };
}

/**
 * Lists every picture below a folder, sorted by path; throws an Error with each file that is no
 * picture or has no usable name.
 */
export async function listSources(folder: string): Promise<PictureSource[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !IGNORED.test(entry.name));
  const sources = await mapAll(files, 64, ({ parentPath, name }) => readSource(folder, join(parentPath, name)));
  const order = new Intl.Collator('en', { numeric: true });
  return sources.sort((a, b) => order.compare(a.path, b.path));
}

/** Keeps one source a name: a photo replaces a drawing. */
function oneEach(sources: readonly PictureSource[]): PictureSource[] {
  const byName = new Map<string, PictureSource>();
  for (const source of sources) {
    const other = byName.get(source.name);
    if (other?.kind === source.kind)
      throw contentError(`${other.path} and ${source.path} have the same name. Rename or delete one.`);
    if (!other || source.kind === 'photo') byName.set(source.name, source);
  }
  return [...byName.values()];
}

/** Drawings in place of photos. Those of other folders are the site's own artwork. */
const isSample = ({ kind, name }: PictureSource) =>
  kind === 'drawing' && /^(home|team)\/|^gallery\/.*\/sample-\d+$/.test(name);

/**
 * Selects the pictures that the website shows. A photo replaces the drawing of the same name; in
 * the gallery, the last sample of its category. Throws an Error for two files of one name, or a
 * file outside the gallery's categories.
 */
export function selectPictures(sources: readonly PictureSource[], categories: readonly Category[]): Shown[] {
  const pictures = oneEach(sources);
  const inGallery = pictures.filter(({ name }) => name.startsWith('gallery/'));
  const gallery = categories.flatMap(({ slug, samples }) => {
    const all = inGallery.filter(({ name }) => name.startsWith(`gallery/${slug}/`));
    const own = all.filter((source) => !isSample(source));
    const shown = [...own, ...all.filter(isSample).slice(0, Math.max(0, samples - own.length))];
    return shown.map((source) => ({ ...source, category: slug, sample: isSample(source) }));
  });
  const stray = inGallery.find(({ name }) => !categories.some(({ slug }) => name.startsWith(`gallery/${slug}/`)));
  const known = categories.map(({ slug }) => slug).join(', ');
  if (stray) throw contentError(`${stray.path} is in no category of the gallery. Move it to one of: ${known}.`);
  const others = pictures.filter((picture) => !inGallery.includes(picture));
  return [...others.map((source) => ({ ...source, sample: isSample(source) })), ...gallery];
}
