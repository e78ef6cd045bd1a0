import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const HASHED = 'static/';
/** A page gives a file's whole address. */
const ADDRESS = /\/static\/[\w./-]+/g;
/** A script may give its name alone. */
const FILE_NAME = /[\w.-]+\.[a-z0-9]+/g;

/** The built files that a page names, by their addresses. */
export const builtFilesIn = (html: string): string[] => [...new Set(html.match(ADDRESS))];

/** Which built files the pages reach, by name, through any number of scripts (Vike leaves its router's runtime behind). */
export class Reach {
  readonly #root: string;
  readonly #candidates: Map<string, string>;
  readonly #reached = new Set<string>();

  /** @param files all files of the web root, relative to it */
  constructor(root: string, files: string[]) {
    this.#root = root;
    this.#candidates = new Map(files.filter((file) => file.startsWith(HASHED)).map((file) => [basename(file), file]));
  }

  /** Marks every file that a text names, and what those name in turn. */
  async follow(text: string): Promise<void> {
    for (const [name] of text.matchAll(FILE_NAME)) {
      const file = this.#candidates.get(name);
      if (!file || this.#reached.has(file)) continue;
      this.#reached.add(file);
      if (/\.(js|css|svg)$/.test(file)) await this.follow(await readFile(join(this.#root, file), 'utf8'));
    }
  }

  /** Removes the files that nothing has named, and Vite's own records. */
  async removeTheRest(): Promise<void> {
    const rest = [...this.#candidates.values()].filter((file) => !this.#reached.has(file));
    await Promise.all(rest.map((file) => rm(join(this.#root, file))));
    await rm(join(this.#root, '.vite'), { recursive: true, force: true });
  }
}
