/** The words of a text. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** Words of an excerpt, and how many of them precede the first match at most. */
const LENGTH = 32;
const BEFORE = 10;

/**
 * The passage of a text with the most different matches, in pieces, of which some are matches. It
 * begins with a sentence where one begins near; dots show where it is cut, always between words.
 *
 * @param text its words, with single spaces between them
 * @param matchIn the term that matches in a word, if any
 */
export function excerptOf(text: string, matchIn: (word: string) => string | undefined) {
  const words = text.split(' ');
  const matches = words.map(matchIn);
  const counts = matches.map((match, at) => (match ? new Set(matches.slice(at, at + LENGTH - BEFORE)).size : 0));
  const best = counts.indexOf(Math.max(...counts));
  const sentence = words.slice(0, best).findLastIndex((word) => /[.?!·]$/.test(word)) + 1;
  const start = Math.max(sentence, best - BEFORE);
  const end = start + LENGTH;
  const passage = `${start > sentence ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
  return passage.split(/([\p{L}\p{N}]+)/u).map((piece) => ({ text: piece, isMatch: matchIn(piece) !== undefined }));
}
