import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A hash of values that JSON can hold, and of the names and contents of files. */
export function hashOf(values: unknown, files: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of files.toSorted()) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Results of one build that the next can reuse: a file for each, named by the hash of everything that it is made from. */
export class Cache<Made> {
  readonly #folder: string;
  /** The files that this build has used. */
  readonly #used = new Set<string>();
  /** How many things it had to make. */
  made = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Takes what was made from the same ingredients, or makes it and keeps it.
   *
   * @param key a hash of all ingredients
   */
  async get(key: string, make: () => Promise<Made>): Promise<Made> {
    const path = join(this.#folder, key);
    this.#used.add(key);
    if (existsSync(path)) return deserialize(readFileSync(path));
    const made = await make();
    this.made++;
    // Renamed when it is whole: a build may be stopped at any moment.
    writeFileSync(`${path}.part`, serialize(made));
    renameSync(`${path}.part`, path);
    return made;
  }

  /** Removes what no part of this build has used, so that the cache doesn't outgrow the site. */
  prune(): void {
    for (const key of readdirSync(this.#folder)) if (!this.#used.has(key)) rmSync(join(this.#folder, key));
  }
}
