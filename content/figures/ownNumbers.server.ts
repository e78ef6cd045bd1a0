import { NUMBER_WORDS } from './wording.server.ts';

/** A figure that a text writes itself: the line, from 1, and its words. */
export type OwnNumber = { line: number; words: string };

const WORDS = NUMBER_WORDS.join('|');
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * What counts as a figure: an amount of money, a percentage, a period of time, and a day that comes
 * every year. Years, the numbers of laws and pages, and words such as "yearly", "half" or "a week"
 * don't.
 */
const FIGURE = new RegExp(
  [
    String.raw`(?:[£€]|\b(?:EUR|GBP) ?)${NUMBER}(?: (?:thousand|million|billion))?`,
    String.raw`\b${NUMBER} ?(?:%|(?:per ?cent|pounds|pence|euros?)\b)`,
    String.raw`\b(?:${NUMBER}|${WORDS})[- ](?:(?:working|business|calendar)[- ])?(?:hour|day|week|month|year)s?\b`,
    String.raw`\b\d{1,2} (?:${MONTHS})\b(?! \d{4})`,
  ].join('|'),
  'gi',
);

/** "One day" and "one year" speak of any day or year. */
const ANY_ONE = /^one (?:day|year)$/i;

/** Addresses, days with their year, such as those of a law, and the clock of 24 hours. */
const NO_PROSE = new RegExp(String.raw`https?://\S+|\]\([^)]*\)|\b\d{1,2} (?:${MONTHS}) \d{4}|\b24-hour clock`, 'gi');

/** Blanks out a text but keeps its line breaks, so that line numbers stay correct. */
export const masked = (words: string): string => words.replace(/[^\n]/g, ' ');

/** The figures that a text writes itself; names between braces and addresses are passed over. */
export const ownNumbersIn = (text: string): OwnNumber[] =>
  text
    .replace(NO_PROSE, masked)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(FIGURE) ?? []).filter((words) => !ANY_ONE.test(words)).map((words) => ({ line: index + 1, words })),
    );
