import { fleschKincaid } from 'flesch-kincaid';
import type { HTMLElement } from 'node-html-parser';
import { syllable } from 'syllable';

/** The highest grades; docs/decisions/0071-reading-age.md says why. */
export const LIMITS = { page: 10, inShort: 7 } as const;

const SENTENCES = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en-GB', { granularity: 'word' });

const BLOCKS = 'p, li, dd, td';
/** The end of a sentence. A label, a date or a cell with two words is none, and would make a page look easier than it is. */
const SENTENCE_END = /[.?!:][’”)]*$/;
/** Parts that are no running text of the page: ways to other places, forms, names of sources. */
const OTHER =
  'nav, form, aside, [hidden], template, script, section[aria-labelledby=sources], [data-behaviour=titleSearch]';

/** The words of a text, without figures: nobody reads £10,200 in syllables. */
const wordsOf = (text: string): string[] =>
  [...WORDS.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike && /\p{L}/u.test(segment) ? segment : []));

/**
 * The Flesch-Kincaid grade of a text: the school year, as in the United States, that reads it with ease. Five years more are an age.
 *
 * @param blocks paragraphs and points; none goes on in the next
 * @returns the grade; NaN without a word
 */
export function gradeOf(blocks: readonly string[]): number {
  const sentences = blocks
    .flatMap((block) => [...SENTENCES.segment(block)].map(({ segment }) => wordsOf(segment)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** The paragraphs, points and cells of a page's main part that hold sentences, each once. */
export const textBlocks = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('main')
    .flatMap((main) => main.querySelectorAll(BLOCKS))
    .filter((block) => !block.closest(OTHER) && !block.querySelector(BLOCKS))
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => SENTENCE_END.test(text));
