import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pMap from 'p-map';
import { close, createIndex } from 'pagefind';
import { pathOf, type SearchRecord, searchRecords } from './searchRecords.ts';

/** Where the index lies below the web root; components/site-search asks for it there. */
const FOLDER = 'pagefind';
/** The index of the last build, in one file under the fingerprint of what it was made from. */
const CACHE = 'node_modules/.cache/site-search';
/** Parts of what Pagefind writes that this site doesn't use: its own interfaces and its worker. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;
const AT_ONCE = 16;

const documentOf = ({ kind, title, body }: SearchRecord) =>
  `<html lang="en"><body><h1 data-pagefind-meta="title">${title}</h1>` +
  `<main data-pagefind-body data-pagefind-meta="kind:${kind}">${body}</main></body></html>`;

type IndexFile = { path: string; content: Uint8Array };

/** Thousands of small files: one after the other takes a tenth of what a queue of promises does. */
function writeFiles(folder: string, files: IndexFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Gathers what the search may find, page by page, and has Pagefind index it once all are there. */
export class SearchIndex {
  readonly #root: string;
  /** Pages with something to find: a fingerprint each. */
  readonly #pages = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Takes note of a page by its fingerprint. Its text isn't kept, so that memory doesn't grow with the site. */
  add(file: string, fingerprint: string): void {
    this.#pages.set(file, fingerprint);
  }

  /**
   * Writes the index, or takes the last one if nothing that can be found has changed.
   * @returns a sentence on what was done and how long it took
   * @throws Error when Pagefind fails, with its own words
   */
  async write(): Promise<string> {
    const start = performance.now();
    const cached = join(CACHE, `${await this.#fingerprint()}.index`);
    const folder = join(this.#root, FOLDER);
    if (existsSync(cached)) {
      writeFiles(folder, deserialize(readFileSync(cached)));
      return `search: nothing new among ${this.#pages.size} pages`;
    }
    const files = await this.#index();
    writeFiles(folder, files);
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    // Renamed when it is whole: a build may be stopped at any moment.
    writeFileSync(`${cached}.part`, serialize(files));
    renameSync(`${cached}.part`, cached);
    const took = performance.now() - start;
    return `search: ${this.#pages.size} pages indexed in ${took.toFixed()} ms, ${(took / this.#pages.size).toFixed(1)} a page`;
  }

  async #fingerprint(): Promise<string> {
    const hash = createHash('sha256').update(await readFile('node_modules/pagefind/package.json'));
    for (const [file, fingerprint] of [...this.#pages].sort()) hash.update(`${file} ${fingerprint}\n`);
    return hash.update(documentOf.toString()).digest('hex').slice(0, 32);
  }

  async #index(): Promise<IndexFile[]> {
    const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: ['nav', 'form', 'template'] });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
    const faults: string[] = [];
    const add = async (file: string) => {
      for (const record of searchRecords(pathOf(file), await readFile(join(this.#root, file), 'utf8'))) {
        const added = await index.addHTMLFile({ url: record.url, content: documentOf(record) });
        faults.push(...added.errors);
      }
    };
    await pMap([...this.#pages.keys()].sort(), add, { concurrency: AT_ONCE });
    // Written here and not by Pagefind: it answers before its last file is on the disk, and closing it then loses that file.
    const { files, errors: lost } = await index.getFiles();
    await close();
    faults.push(...lost);
    if (faults.length > 0) throw new Error(`Pagefind could not index the site: ${faults.join(' ')}`);
    return files.filter(({ path }) => !UNUSED.test(path)).map(({ path, content }) => ({ path, content }));
  }
}
