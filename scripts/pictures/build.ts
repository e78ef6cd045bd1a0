import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './cache.ts';
import { checkBytes, describeDrawing, encodePhoto } from './encode.ts';
import { inGroups } from './inGroups.ts';
import { filesOf, type Made, manifestOf, writeManifest } from './manifest.ts';
import { PictureProblem } from './problem.ts';
import { type Category, type Shown, selectPictures } from './selection.ts';
import { listSources } from './sources.ts';

/** Where things are. */
export interface PictureFolders {
  /** What the owner puts in. */
  pictures: string;
  /** What the website serves. */
  media: string;
  /** What is kept for the next run. */
  cache: string;
  /** What the content reads. */
  manifest: string;
}

export const websiteFolders: PictureFolders = {
  pictures: 'content/pictures',
  media: 'public/media',
  cache: '.cache/pictures',
  manifest: 'content/pictures/manifest.json',
};

export interface PictureCounts {
  pictures: number;
  encoded: number;
}

/** Collects the problems with single files, so that their owner hears of all of them at once. */
class Problems {
  #found: PictureProblem[] = [];

  /** What `work` gives, or nothing where it meets a problem. */
  async collect<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      this.#found.push(error);
      return undefined;
    }
  }

  throwIfAny(): void {
    const messages = this.#found.map(({ message }) => message).sort();
    if (messages.length) throw new AggregateError(this.#found, messages.join('\n'));
  }
}

/** Makes pictures, and puts their files where they are served. */
class Workshop {
  readonly #folders: PictureFolders;
  readonly #cache: PictureCache;
  readonly #served: Set<string>;
  encoded = 0;

  constructor(folders: PictureFolders, cache: PictureCache, served: Set<string>) {
    this.#folders = folders;
    this.#cache = cache;
    this.#served = served;
  }

  async make(source: Shown, key: string): Promise<Made> {
    const known = this.#cache.recall(key);
    const made = { source, key, picture: known ?? (await this.#encode(source, key)) };
    if (await this.#serve(made)) return made;
    // It is known, but somebody has deleted its files.
    const again = { source, key, picture: await this.#encode(source, key) };
    await this.#serve(again);
    return again;
  }

  async #encode(source: Shown, key: string): Promise<Made['picture']> {
    const { picture, files } =
      source.kind === 'photo' ? await encodePhoto(source) : { picture: await describeDrawing(source), files: [] };
    await this.#cache.keep(key, picture, files);
    this.encoded++;
    return picture;
  }

  /** Whether all of a picture's files are served now. */
  async #serve(made: Made): Promise<boolean> {
    for (const file of filesOf(made)) {
      if (this.#served.has(file)) continue;
      const target = join(this.#folders.media, file);
      if (made.source.kind === 'drawing') await copyFile(made.source.path, target);
      else if (!(await this.#cache.place(file, target))) return false;
      this.#served.add(file);
    }
    return true;
  }
}

/**
 * Makes what the website shows from what lies in a folder: sizes and formats of photos, copies of drawings, and the
 * manifest that the content reads. Nothing that an earlier run has made is made again.
 *
 * @param folders where things are
 * @param categories the gallery's categories and how many samples each has
 * @param progress told after each picture
 * @throws Error naming every file that stands in the way, with what to do about it
 */
export async function buildPictures(
  folders: PictureFolders,
  categories: readonly Category[],
  progress: (done: number, all: number) => void = () => {},
): Promise<PictureCounts> {
  const shown = selectPictures(await listSources(folders.pictures), categories);
  const cache = await PictureCache.open(folders.cache);
  await mkdir(folders.media, { recursive: true });
  const served = new Set(await readdir(folders.media));
  const workshop = new Workshop(folders, cache, served);
  const problems = new Problems();

  const keys = await inGroups(shown, 8, (source) =>
    problems.collect(() => {
      checkBytes(source);
      return cache.keyOf(source);
    }),
  );
  // Files with the same content are made once.
  const firstOf = new Map<string, Shown>();
  for (const [i, key] of keys.entries()) {
    const source = shown[i];
    if (key && source && !firstOf.has(key)) firstOf.set(key, source);
  }
  let done = 0;
  const made = new Map<string, Made>();
  await inGroups([...firstOf], availableParallelism(), async ([key, source]) => {
    const one = await problems.collect(() => workshop.make(source, key));
    if (one) made.set(key, one);
    progress(++done, firstOf.size);
  });
  await cache.close();
  problems.throwIfAny();

  const all = shown.flatMap((source, i) => {
    const one = made.get(keys[i] ?? '');
    return one ? [{ ...one, source }] : [];
  });
  const needed = new Set(all.flatMap(filesOf));
  const stale = [...served].filter((file) => !needed.has(file));
  await inGroups(stale, 16, (file) => rm(join(folders.media, file)));
  await writeManifest(folders.manifest, manifestOf(all));
  return { pictures: all.length, encoded: workshop.encoded };
}
