/** A page that Pagefind found. */
export type Found = {
  url: string;
  content: string;
  /** The numbers of the words of its content that match. */
  locations: number[];
  meta: Record<string, string>;
  /** Its parts under headings with anchors, and the page itself. */
  sub_results: { url: string; title: string }[];
};

/** A result whose text is fetched on demand. */
export type Hit = { data: () => Promise<Found> };

type Engine = {
  options: (options: { noWorker: boolean }) => Promise<void>;
  init: () => Promise<void>;
  mergeIndex: (folder: string) => Promise<void>;
  search: (query: string) => Promise<{ results: Hit[] }>;
};

/** The index's first part with Pagefind's code, and below it the other parts (scripts/outputs/searchIndex.ts). */
const INDEX = '/pagefind/';
const ENGINE = `${INDEX}pagefind.js`;

const isEngine = (module: object): module is Engine =>
  ['options', 'init', 'mergeIndex', 'search'].every(
    (name) => name in module && typeof Reflect.get(module, name) === 'function',
  );

/**
 * Loads the search engine: its code, its WebAssembly and the list of pages; each search fetches what it finds. It runs in the
 * page and not in a worker, so that only this page's policy allows WebAssembly.
 *
 * @param parts how many parts the index has
 * @throws TypeError when the module isn't Pagefind
 */
export async function loadEngine(parts: number): Promise<Engine> {
  const path = ENGINE;
  const module: object = await import(/* @vite-ignore */ path);
  if (!isEngine(module)) throw new TypeError(`${ENGINE} is not Pagefind.`);
  await module.options({ noWorker: true });
  const others = Array.from({ length: parts - 1 }, (_, index) => `${INDEX}${index + 1}/`);
  await Promise.all([module.init(), ...others.map((folder) => module.mergeIndex(folder))]);
  return module;
}
