import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Encoded, type Picture, RECIPE } from './encode.ts';
import { inGroups } from './inGroups.ts';
import type { PictureSource } from './sources.ts';

const index = z.object({
  /** What files were when they were last hashed. */
  files: z.record(z.string(), z.object({ bytes: z.number(), modified: z.number(), key: z.string() })),
  /** What is known of the pictures, by key. */
  pictures: z.record(
    z.string(),
    z.object({ width: z.number(), height: z.number(), placeholder: z.string(), widths: z.array(z.number()) }),
  ),
});

type Index = z.output<typeof index>;

/**
 * What earlier runs have made, by the hash of each source's content. A source whose size and time of change are those
 * of the last run isn't read again.
 */
export class PictureCache {
  readonly #folder: string;
  #old: Index = { files: {}, pictures: {} };
  #used: Index = { files: {}, pictures: {} };

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens a folder's cache; one that is missing, older or damaged counts as empty. */
  static async open(folder: string): Promise<PictureCache> {
    const cache = new PictureCache(folder);
    await mkdir(folder, { recursive: true });
    const text = await readFile(cache.#indexFile, 'utf8').catch(() => '{}');
    try {
      const old = index.safeParse(JSON.parse(text));
      if (old.success) cache.#old = old.data;
    } catch {
      // A file cut short by a crash: everything is made again.
    }
    return cache;
  }

  get #indexFile(): string {
    return join(this.#folder, 'index.json');
  }

  /** The hash of a source's content and of the recipe: what its files are called. */
  async keyOf({ path, bytes, modified }: PictureSource): Promise<string> {
    const known = this.#old.files[path];
    const same = known?.bytes === bytes && known.modified === modified;
    const key = same ? known.key : await hashOf(path);
    this.#used.files[path] = { bytes, modified, key };
    return key;
  }

  /** What is known of a picture, if it has been made before. */
  recall(key: string): Picture | undefined {
    const picture = this.#used.pictures[key] ?? this.#old.pictures[key];
    if (picture) this.#used.pictures[key] = picture;
    return picture;
  }

  /** Keeps a picture and the files made from it. */
  async keep(key: string, picture: Picture, files: readonly Encoded[]): Promise<void> {
    for (const { ending, bytes } of files) await replace(join(this.#folder, key + ending), bytes);
    this.#used.pictures[key] = picture;
  }

  /** Forgets what is known of a picture whose files have gone. */
  forget(key: string): void {
    delete this.#used.pictures[key];
    delete this.#old.pictures[key];
  }

  /**
   * Puts a kept file where it is served, without using its space twice where the disk allows it.
   *
   * @returns whether the file was there
   */
  async place(file: string, target: string): Promise<boolean> {
    const source = join(this.#folder, file);
    await rm(target, { force: true });
    return link(source, target)
      .catch(() => copyFile(source, target))
      .then(
        () => true,
        () => false,
      );
  }

  /** Writes down what this run has used, and lets go of the rest. */
  async close(): Promise<void> {
    const text = JSON.stringify(this.#used);
    if (text !== JSON.stringify(this.#old)) await replace(this.#indexFile, text);
    const stale = (await readdir(this.#folder)).filter((file) => {
      const key = /^([0-9a-f]{16})-/.exec(file)?.[1];
      return key !== undefined && !this.#used.pictures[key];
    });
    await inGroups(stale, 16, (file) => rm(join(this.#folder, file)));
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(RECIPE);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}

/** Writes a file so that nobody ever finds half of it. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
