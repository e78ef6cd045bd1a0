import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from './files.ts';
import type { FinishedPage } from './finishPage.ts';

/** A file for each page that the last build has finished, named by its key. */
const CACHE = '.cache/pages';
const CODE = 'scripts';

/**
 * A hash of everything that a finished page is made from beside its rendered HTML: the site's stylesheets, scripts, drawings
 * and settings, the code that finishes pages, its packages and Node.
 */
async function fingerprint(root: string, settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([settings, process.versions]));
  const code = (await listFiles(CODE)).map((file) => join(CODE, file));
  const served = (await listFiles(root)).filter((file) => /\.(css|js|svg)$/.test(file)).map((file) => join(root, file));
  for (const file of ['package-lock.json', ...code.sort(), ...served.sort()])
    hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}

/** The finished pages of the last build, reused where this one renders the same HTML. */
export class PageCache {
  readonly #folder: string;
  readonly #fingerprint: string;
  readonly #cached: Set<string>;

  private constructor(folder: string, fingerprint: string) {
    this.#folder = folder;
    this.#fingerprint = fingerprint;
    mkdirSync(folder, { recursive: true });
    this.#cached = new Set(readdirSync(folder));
  }

  /**
   * @param root the web root with the stylesheets and scripts that the browser gets
   * @param settings everything else that a finished page depends on
   * @param folder of the cache
   */
  static async open(root: string, settings: unknown, folder = CACHE): Promise<PageCache> {
    return new PageCache(folder, await fingerprint(root, settings));
  }

  /**
   * Takes a finished page from the cache, or finishes it and adds it.
   *
   * @param file of the page, below the web root
   * @param rendered its HTML
   * @param finish called when the cache doesn't have the page
   * @returns the page and its key in the cache
   */
  async page(
    file: string,
    rendered: string,
    finish: (file: string, rendered: string) => Promise<FinishedPage>,
  ): Promise<{ key: string; page: FinishedPage }> {
    const key = createHash('sha256').update(`${this.#fingerprint}\n${file}\n`).update(rendered).digest('hex');
    const path = join(this.#folder, key);
    if (this.#cached.has(key)) return { key, page: deserialize(readFileSync(path)) };
    const page = await finish(file, rendered);
    // Written under another name first: a build may be stopped at any moment.
    writeFileSync(`${path}.part`, serialize(page));
    renameSync(`${path}.part`, path);
    return { key, page };
  }
}

/** Removes all other pages, so that the cache doesn't outgrow the site. */
export function keepOnly(used: ReadonlySet<string>): void {
  for (const key of readdirSync(CACHE)) if (!used.has(key)) rmSync(join(CACHE, key));
}
