import MiniSearch from 'minisearch';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { excerptOf } from './excerpt.client.ts';

/** A page, or an entry on a page of many, as scripts/outputs/searchIndex.ts writes it. */
export type SearchDocument = {
  url: string;
  /** The name of its kind. */
  kind: string;
  title: string;
  /** Words that people use for it (`askedAs`). */
  asked: string;
  description: string;
  /** Its text by its anchors; what precedes the first has neither `id` nor `heading`. */
  parts: { id: string; heading: string; text: string }[];
  slip?: AnswerSlip | undefined;
};

/** A result; what it shows of its text is worked out when it is shown. */
export type Found = { document: SearchDocument; passage: () => ReturnType<typeof passageOf> };

/** The address of the index. */
export const INDEX = '/search-index.json';

/** Words in nearly every text: they say nothing of what is sought. */
const COMMON_WORDS = new Set(
  (
    'a about an and are as at be by can could did do does don for from get has have how i if in into is ' +
    'it its just me my no not of on or our s t than that the their there they this to too was we were what ' +
    'when where which who why will with would you your'
  ).split(' '),
);

/** A word, or a number with the commas of its thousands. */
const WORD = /\d{1,3}(?:,\d{3})+|[\p{L}\p{N}]+/gu;

/** A word as it is indexed and sought: in small letters, without commas and the s of plurals. */
function termOf(word: string): string | null {
  const term = word.toLowerCase().replaceAll(',', '');
  return COMMON_WORDS.has(term) ? null : term.replace(/(?<=.[^su])s$/, '');
}

/** Another number isn't almost the same. */
const isNumber = (term: string) => /^\d+$/.test(term);

/** The excerpt of a document, and its parts with matches, those with the most first. */
function passageOf({ url, description, parts }: SearchDocument, terms: string[]) {
  const written = terms.map((term) => term.replace(/\d(?=(?:\d{3})+$)/g, '$&,?')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])((?:${written})s?)(?![\\p{L}\\p{N}])`, 'giu');
  const found = parts
    .map((part) => ({ ...part, matches: [...`${part.heading} ${part.text}`.matchAll(pattern)].length }))
    .filter(({ matches }) => matches > 0)
    .sort((one, other) => other.matches - one.matches);
  return {
    excerpt: excerptOf(found[0]?.text || description, pattern),
    parts: found.filter(({ heading }) => heading).map(({ id, heading }) => ({ href: `${url}#${id}`, heading })),
  };
}

/**
 * Makes an index of documents.
 * @returns a function that finds the documents with any word of a query, best match first
 */
export async function indexOf(documents: SearchDocument[]): Promise<(query: string) => Found[]> {
  const index = new MiniSearch({
    fields: ['title', 'asked', 'headings', 'description', 'text'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: termOf,
    searchOptions: {
      boost: { title: 5, asked: 6, headings: 2.5, description: 3 },
      prefix: (term) => term.length >= 4 && !isNumber(term),
      fuzzy: (term) => term.length >= 5 && !isNumber(term) && 0.2,
    },
  });
  const records = documents.map(({ parts, ...document }, id) => ({
    ...document,
    id,
    headings: parts.map(({ heading }) => heading).join(' '),
    text: parts.map(({ text }) => text).join(' '),
  }));
  // Between the chunks the page answers its visitor.
  await index.addAllAsync(records);
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const document = documents[id];
      return document ? [{ document, passage: () => passageOf(document, terms) }] : [];
    });
}

/** Fetches the documents and indexes them; throws an Error where they can't be had. */
export async function loadIndex(): ReturnType<typeof indexOf> {
  const response = await fetch(INDEX);
  if (!response.ok) throw new Error(`${INDEX} answered ${response.status}`);
  return indexOf(await response.json());
}
