/** What a found page tells of itself. */
export type Found = {
  url: string;
  /** HTML text with `<mark>` around what was found. */
  excerpt: string;
  meta: Record<string, string>;
  /** Its parts under headings that have anchors, the page itself among them. */
  sub_results: { url: string; title: string }[];
};

/** A result before its text is fetched. */
export type Hit = { data: () => Promise<Found> };

type Engine = {
  options: (options: { noWorker: boolean }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: Hit[] }>;
};

/** Pagefind's code lies beside its index, which the build writes (scripts/outputs/searchIndex.ts). */
const ENGINE = '/pagefind/pagefind.js';

const isEngine = (module: object): module is Engine =>
  ['options', 'init', 'search'].every((name) => name in module && typeof Reflect.get(module, name) === 'function');

/**
 * Fetches the search engine: its code, its WebAssembly and the list of pages. What a search finds is fetched by the search.
 * It runs in the page and not in a worker, so that this page alone needs leave to run WebAssembly.
 *
 * @throws TypeError when what was fetched is not the engine
 */
export async function loadEngine(): Promise<Engine> {
  const path = ENGINE;
  const module: object = await import(/* @vite-ignore */ path);
  if (!isEngine(module)) throw new TypeError(`${ENGINE} is not Pagefind.`);
  await module.options({ noWorker: true });
  await module.init();
  return module;
}
