import { inTime } from '#components/dom/timeLimit.ts';
import { isTelling, soughtWords } from './question.ts';
import { asWritten } from './spelling.ts';

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
type Found = {
  id: string;
  data: Hit['data'];
  /** The stems of its words that match, and those in its title and its kind. */
  scores?: { search_term: string }[];
  verbose_meta_scores?: { field_name: string; matched_terms: string[] }[];
};
/** What Pagefind finds, and the stems of the words that were sought. */
type Answer = { results: Found[]; query_term_idfs?: { term: string }[] };
type Pagefind = {
  createInstance: (options: { noWorker: boolean }) => {
    search: (query: string) => Promise<Answer>;
    explain: () => Promise<void>;
  };
};

/**
 * Pagefind's code, beside the index, and what each text of it is (scripts/outputs/searchIndex.ts).
 */
const CODE = '/pagefind/pagefind.js';
const PLACES = '/pagefind/places.json';

/**
 * Letters of the shortest beginning of a word that is found in place of the word, such as "safe"
 * for "safegarding".
 */
const BEGINNING = 4;

let engines = 0;
/**
 * Browsers remember a module that failed or stalled: after that it is asked for under another
 * address.
 */
const nextCode = () => (engines++ === 0 ? CODE : `${CODE}?again=${engines}`);

const isPagefind = (module: object): module is Pagefind =>
  'createInstance' in module && typeof module.createInstance === 'function';

/**
 * Whether a stem of the index is what is sought, or begins with it. Pagefind also takes "c" for
 * "c++", and "an" for "anzyme".
 */
const isMatch = (sought: string, found: string) =>
  /^(\p{N}|.$)/u.test(sought)
    ? found === sought
    : found.startsWith(sought) || (found.length >= BEGINNING && sought.startsWith(found));

/** The stems that were matched: in a page's text, or its title alone. */
const stemsOf = ({ scores = [], verbose_meta_scores = [] }: Found, inTitle: boolean) =>
  inTitle
    ? verbose_meta_scores.flatMap(({ field_name, matched_terms }) => (field_name === 'title' ? matched_terms : []))
    : scores.map(({ search_term }) => search_term);

/** A page's text as it was written, without parts whose headings say nothing by themselves. */
const written = async (data: Hit['data']): Promise<FoundPage> => {
  const { meta, sub_results, ...page } = await data();
  const parts = sub_results.map(({ url, title }) => ({ url, title: asWritten(title) }));
  return {
    ...page,
    meta: { ...meta, ...(meta.title && { title: asWritten(meta.title) }) },
    sub_results: parts.filter(({ title }) => isTelling(title)),
  };
};

/**
 * Loads a search engine: its code, its WebAssembly and the list of pages; each search fetches what
 * it finds. It runs in the page and not in a worker, so that only this page's policy allows
 * WebAssembly. It remembers what it could not fetch: after a failed search a new one is needed.
 *
 * @throws TypeError when the module isn't Pagefind
 */
export async function loadEngine(): Promise<Engine> {
  const code = nextCode();
  const [module, places]: object[] = await inTime(
    Promise.all([import(/* @vite-ignore */ code), fetch(PLACES).then((response) => response.json())]),
  );
  if (!module || !places || !isPagefind(module)) throw new TypeError(`${code} is not Pagefind.`);
  const pagefind = module.createInstance({ noWorker: true });
  await inTime(pagefind.explain());

  /**
   * The texts that have every word; a word that no text has counts for nothing, unless there is no
   * other.
   */
  const find = async (words: string[], inTitle: boolean): Promise<Found[]> => {
    if (words.length === 0) return [];
    const { results, query_term_idfs = [] } = await inTime(pagefind.search(words.join(' ')));
    const has = (result: Found, word: number) =>
      stemsOf(result, inTitle).some((stem) => isMatch(query_term_idfs[word]?.term ?? '', stem));
    const known = words.filter((_, word) => results.some((result) => has(result, word)));
    if (known.length < words.length) return find(known, inTitle);
    return results.filter((result) => words.every((_, word) => has(result, word)));
  };

  return {
    async search(query) {
      const { words, common } = soughtWords(query);
      const hits = (await find(words, common)).map(({ id, data }) => {
        const [kind = '', url = ''] = String(Reflect.get(places, id)).split(' ');
        return { kind, url, data: () => inTime(written(data)) };
      });
      // An entry of what changes when is short, so that Pagefind ranks it above the page that
      // explains its subject.
      return hits.sort((one, other) => Number(one.kind === 'change') - Number(other.kind === 'change'));
    },
  };
}
