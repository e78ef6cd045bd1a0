import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { galleryCategories } from '#content/collections/gallery/index.ts';
import {
  collectionFolder,
  manifestFile,
  mediaFolder,
  picturesFolder,
  stillsFolder,
} from '#content/schema/contentFolder.server.ts';
import type { PictureFiles, PictureManifest } from '#content/schema/pictureManifest.server.ts';
import { filesOf, type PhotoFormat, type Picture, photoFile, pictureSchema, RECIPE, readPicture } from './encode.ts';
import { type Category, listSources, mapAll, type PictureSource, type Shown, selectPictures } from './sources.ts';
import { filmStills, realFilms } from './stills.ts';
import { arrangeWall } from './wall.ts';

/**
 * The pictures that the owner adds, the files that the website serves, and the manifest that
 * content reads.
 */
const websiteFolders = { pictures: picturesFolder, media: mediaFolder, manifest: manifestFile };

/** The index of the files in the media folder; it isn't served. */
const INDEX = 'index.json';

type Made = { source: Shown; key: string; picture: Picture };

function entryOf({ key, source: { sample }, picture: { widths, ...picture } }: Made): PictureFiles {
  const widest = widths.at(-1);
  if (!widest) return { src: `/media/${key}.svg`, ...picture, sample };
  const address = (width: number, format: PhotoFormat) => `/media/${photoFile(key, width, format)}`;
  const srcset = (format: PhotoFormat) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const sources = { avif: srcset('avif'), webp: srcset('webp') };
  return { src: address(widest, 'jpg'), ...picture, sample, srcset: srcset('jpg'), sources };
}

/** The manifest that content reads; the same pictures always give the same one. */
function manifestOf(made: Made[]): PictureManifest {
  const byName = made.toSorted((a, b) => (a.source.name < b.source.name ? -1 : 1));
  return {
    pictures: Object.fromEntries(byName.map((one) => [one.source.name, entryOf(one)])),
    wall: arrangeWall(made.map(({ source }) => source)).map(({ category = '', name }) => ({ category, name })),
  };
}

/** The pictures that were made before, by their keys. */
const indexSchema = z.record(z.string(), pictureSchema);

/** Writes a file atomically, and only if it changes, however many pictures finish at once. */
function replace(file: string, text: string): void {
  if (existsSync(file) && text === readFileSync(file, 'utf8')) return;
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

const keyOf = async (path: string): Promise<string> =>
  hash('sha256', Buffer.concat([Buffer.from(RECIPE), await readFile(path)])).slice(0, 10);

/**
 * Encodes photos, copies drawings and stills, and writes the manifest that content reads. Files of
 * equal content are encoded once, and never again while they are there; `log` receives a line for
 * each before. Throws an Error with a line for every file that can't be shown.
 */
export async function buildPictures(
  { pictures, media, manifest }: typeof websiteFolders,
  categories: readonly Category[],
  log: (line: string) => void = () => {},
  stills: readonly PictureSource[] = [],
): Promise<{ pictures: number; encoded: number }> {
  const shown = selectPictures([...(await listSources(pictures)), ...stills], categories);
  await mkdir(media, { recursive: true });
  const served = new Set(await readdir(media));
  const indexFile = join(media, INDEX);
  // One that is missing or damaged counts as empty.
  const index = await readFile(indexFile, 'utf8')
    .then((text) => indexSchema.parse(JSON.parse(text)))
    .catch((): z.output<typeof indexSchema> => ({}));
  const making = new Map<string, Promise<Picture>>();
  let encoded = 0;

  const make = async (source: PictureSource, key: string): Promise<Picture> => {
    const known = index[key];
    if (known && filesOf(key, known).every((file) => served.has(file))) return known;
    if (source.kind === 'photo') log(`Encoding ${source.path}`);
    const picture = await readPicture(source, join(media, key));
    if (source.kind === 'drawing') await copyFile(source.path, join(media, `${key}.svg`));
    // The next build goes on from here if this one is stopped.
    index[key] = picture;
    replace(indexFile, JSON.stringify(index));
    encoded++;
    return picture;
  };

  const made = await mapAll(shown, availableParallelism(), async (source) => {
    const key = await keyOf(source.path);
    const picture = making.get(key) ?? make(source, key);
    making.set(key, picture);
    return { source, key, picture: await picture };
  });

  replace(indexFile, JSON.stringify(Object.fromEntries(made.map(({ key, picture }) => [key, picture]))));
  const needed = new Set(made.flatMap(({ key, picture }) => filesOf(key, picture)).concat(INDEX));
  for (const file of await readdir(media)) if (!needed.has(file)) await rm(join(media, file));
  replace(manifest, `${JSON.stringify(manifestOf(made), null, 1)}\n`);
  return { pictures: made.length, encoded };
}

/** Builds the pictures of the website, with the stills of its films. */
export async function buildWebsitePictures(): Promise<{ pictures: number; encoded: number }> {
  await mkdir(stillsFolder, { recursive: true });
  const films = [collectionFolder(''), 'content/pages'].flatMap(realFilms);
  const stills = await filmStills(stillsFolder, films, console.warn);
  return buildPictures(websiteFolders, galleryCategories, console.log, stills);
}

/** Copies the pictures of the website into the folder `media` of a web root. */
export const serveMedia = (root: string): Promise<void> =>
  cp(mediaFolder, join(root, 'media'), { recursive: true, filter: (file) => !file.endsWith(INDEX) });
