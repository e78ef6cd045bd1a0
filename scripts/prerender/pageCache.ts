import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from './files.ts';
import type { FinishedPage } from './finishPage.ts';

/** Under its key, a file with each page that the last build has finished. */
const CACHE = '.cache/pages';
const CODE = 'scripts';

/**
 * Everything that a finished page is made from beside its rendered HTML, in short: another one when the site's stylesheets,
 * scripts, drawings or settings, the code that finishes pages, its packages or Node have changed.
 */
async function fingerprint(root: string, settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([settings, process.versions]));
  const code = (await listFiles(CODE)).map((file) => join(CODE, file));
  const served = (await listFiles(root)).filter((file) => /\.(css|js|svg)$/.test(file)).map((file) => join(root, file));
  for (const file of ['package-lock.json', ...code.sort(), ...served.sort()])
    hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}

/** Finished pages of the last build, for those that this one renders to the same HTML. */
export class PageCache {
  readonly #folder: string;
  readonly #fingerprint: string;
  readonly #kept: Set<string>;

  private constructor(folder: string, fingerprint: string) {
    this.#folder = folder;
    this.#fingerprint = fingerprint;
    mkdirSync(folder, { recursive: true });
    this.#kept = new Set(readdirSync(folder));
  }

  /**
   * @param root the web root with the stylesheets and scripts that the browser gets
   * @param settings whatever else decides what is made of a page
   * @param folder where the pages are kept
   */
  static async open(root: string, settings: unknown, folder = CACHE): Promise<PageCache> {
    return new PageCache(folder, await fingerprint(root, settings));
  }

  /**
   * A finished page.
   *
   * @param file where it is below the web root
   * @param rendered its HTML
   * @param finish makes it, where the last build had no such page
   * @returns the page, and the key under which it is kept now
   */
  async page(
    file: string,
    rendered: string,
    finish: (file: string, rendered: string) => Promise<FinishedPage>,
  ): Promise<{ key: string; page: FinishedPage }> {
    const key = createHash('sha256').update(`${this.#fingerprint}\n${file}\n`).update(rendered).digest('hex');
    const kept = join(this.#folder, key);
    if (this.#kept.has(key)) return { key, page: deserialize(readFileSync(kept)) };
    const page = await finish(file, rendered);
    // Renamed when it is whole: a build may be stopped at any moment.
    writeFileSync(`${kept}.part`, serialize(page));
    renameSync(`${kept}.part`, kept);
    return { key, page };
  }
}

/** Removes what a build has not used, so that the cache is as large as the site. */
export function forgetOtherPages(used: ReadonlySet<string>): void {
  for (const key of readdirSync(CACHE)) if (!used.has(key)) rmSync(join(CACHE, key));
}
