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
export type Hit = { id: string; data: () => Promise<FoundPage> };

type Engine = { search: (query: string) => Promise<{ results: Hit[] }> };
type Pagefind = { createInstance: (options: { noWorker: boolean }) => Engine };

/** Pagefind's code, beside the index, and the addresses of its texts (scripts/outputs/searchIndex.ts). */
const CODE = '/pagefind/pagefind.js';
const ADDRESSES = '/pagefind/addresses.json';

const isPagefind = (module: object): module is Pagefind =>
  'createInstance' in module && typeof module.createInstance === 'function';

/**
 * Loads a search engine: its code, its WebAssembly and the list of pages; each search fetches what it finds. It runs in the
 * page and not in a worker, so that only this page's policy allows WebAssembly. It remembers what it could not fetch: after a
 * failed search a new one is needed.
 *
 * @throws TypeError when the module isn't Pagefind
 */
export async function loadEngine(): Promise<Engine> {
  const path = CODE;
  const module: object = await import(/* @vite-ignore */ path);
  if (!isPagefind(module)) throw new TypeError(`${CODE} is not Pagefind.`);
  return module.createInstance({ noWorker: true });
}

/** The address of a result, without its text. */
export async function addressOf({ id }: Hit): Promise<string> {
  const addresses: object = await (await fetch(ADDRESSES)).json();
  return String(Reflect.get(addresses, id));
}
