/** A page that Pagefind found. */
export type FoundPage = {
  url: string;
  content: string;
  /** The numbers of the words of its content that match. */
  locations: number[];
  meta: Record<string, string>;
  /** Its parts under headings with anchors, and the page itself. */
  sub_results: { url: string; title: string }[];
};

/** A result whose text is fetched on demand. */
export type Hit = { data: () => Promise<FoundPage> };

type Engine = {
  options: (options: { noWorker: boolean }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: Hit[] }>;
};

/** Pagefind's code, beside the index (scripts/outputs/searchIndex.ts). */
const ENGINE = '/pagefind/pagefind.js';

const isEngine = (module: object): module is Engine =>
  ['options', 'init', 'search'].every((name) => name in module && typeof Reflect.get(module, name) === 'function');

/**
 * Loads the search engine: its code, its WebAssembly and the list of pages; each search fetches what it finds. It runs in the
 * page and not in a worker, so that only this page's policy allows WebAssembly.
 *
 * @throws TypeError when the module isn't Pagefind
 */
export async function loadEngine(): Promise<Engine> {
  const path = ENGINE;
  const module: object = await import(/* @vite-ignore */ path);
  if (!isEngine(module)) throw new TypeError(`${ENGINE} is not Pagefind.`);
  await module.options({ noWorker: true });
  await module.init();
  return module;
}
