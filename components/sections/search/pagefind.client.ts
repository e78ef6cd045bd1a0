import { inTime } from '#components/dom/timeLimit.ts';
import { soughtWords } from './question.ts';

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
export type Hit = { url: string; kind: string; data: () => Promise<FoundPage> };

type Engine = { search: (query: string) => Promise<Hit[]> };
type Found = { id: string; data: Hit['data'] };
type Pagefind = {
  createInstance: (options: { noWorker: boolean }) => { search: (query: string) => Promise<{ results: Found[] }> };
};

/** Pagefind's code, beside the index, and what each text of it is (scripts/outputs/searchIndex.ts). */
const CODE = '/pagefind/pagefind.js';
const PLACES = '/pagefind/places.json';

let engines = 0;
/** Browsers remember a module that failed or stalled: after that it is asked for under another address. */
const nextCode = () => (engines++ === 0 ? CODE : `${CODE}?again=${engines}`);

const isPagefind = (module: object): module is Pagefind =>
  'createInstance' in module && typeof module.createInstance === 'function';

/**
 * Loads a search engine: its code, its WebAssembly and the list of pages; each search fetches what it finds. It runs in the
 * page and not in a worker, so that only this page's policy allows WebAssembly. It remembers what it could not fetch: after a
 * failed search a new one is needed.
 *
 * @param code where its code is
 * @throws TypeError when the module isn't Pagefind
 */
export async function loadEngine(code = nextCode()): Promise<Engine> {
  const [module, places]: object[] = await inTime(
    Promise.all([import(/* @vite-ignore */ code), fetch(PLACES).then((response) => response.json())]),
  );
  if (!module || !places || !isPagefind(module)) throw new TypeError(`${code} is not Pagefind.`);
  const pagefind = module.createInstance({ noWorker: true });
  return {
    async search(query) {
      const { results } = await inTime(pagefind.search(soughtWords(query).join(' ')));
      const hits = results.map(({ id, data }) => {
        const [kind = '', url = ''] = String(Reflect.get(places, id)).split(' ');
        return { kind, url, data: () => inTime(data()) };
      });
      // An entry of what changes when is short, so that Pagefind ranks it above the page that explains its subject.
      return hits.sort((one, other) => Number(one.kind === 'change') - Number(other.kind === 'change'));
    },
  };
}
