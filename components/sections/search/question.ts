import { asSearched } from './spelling.ts';

/** Words that say nothing of what is sought: a result would have to have every one. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any anything are as at be been being but by can could did do does dont enough for from get give got had has have ' +
    'he help her how i if in into is it its just know let long make many may me more must my need needed new no not of on one or our ours ' +
    'please same say shall she should show so some someone still take tell than that the their them then there these they this those to ' +
    'too under up us use want was we were what when where which who whom whose why will with without would you your'
  ).split(' '),
);

const plain = (word: string) => word.replace(/['’]/g, '');

/** Whether a word, in small letters, says what is sought. */
const isSought = (word: string) => !STOP_WORDS.has(plain(word));

/**
 * A word as it is compared: without apostrophes and the s of most plurals; news are not what is
 * new.
 */
const fold = (word: string) => plain(word).replace(/(?<=..[^su])(?<!^new)s$/, '');

/** Words, amounts and numbers such as 28(12); what has other signs in it, such as C++, is none. */
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.,:/()&@’'-]*$/u;

/**
 * The words of a text as they are searched: in one spelling and small letters, without what is
 * around them.
 */
const wordsOf = (text: string): string[] =>
  asSearched(text.replace(/\p{Cf}/gu, ''))
    .split(/\s+|[–—…]|(?<=\p{L})[/,;:](?=\p{L})/u)
    .map((word) => word.replace(/^[('"‘“£€$]+|(?:[.,;:!?'"’”…]|(?<=\p{N})%)+$/gu, ''))
    .filter((word) => WORD.test(word));

/** Whether a heading says what is below it. */
export const isTelling = (heading: string): boolean => wordsOf(heading).some(isSought);

/**
 * The words of a question that say what is sought; all its words if there are no others, and then
 * `common`.
 */
export function soughtWords(question: string): { words: string[]; common: boolean } {
  const words = wordsOf(question);
  const sought = words.filter(isSought);
  return sought.length > 0 ? { words: sought, common: false } : { words, common: true };
}

/** What an answer knows of the questions that it answers. */
export type Asked = {
  /**
   * Words and groups of words, with commas between them: every one of a group is in the question.
   */
  keywords: string;
  /** Other words that such a question may have. */
  beside: string;
};

/** Whether an answer answers a question: it is what is asked for, and nothing else is. */
export function isAnswered(question: string, { keywords, beside }: Asked): boolean {
  const words = wordsOf(question);
  const asked = new Set(words.map(fold));
  const folded = (text: string) => asSearched(text).split(' ').map(fold);
  const groups = keywords.split(', ').map(folded);
  const known = new Set([...groups.flat(), ...folded(beside)]);
  const isAsked = groups.some((group) => group.every((word) => asked.has(word)));
  return isAsked && words.filter(isSought).every((word) => known.has(fold(word)));
}
