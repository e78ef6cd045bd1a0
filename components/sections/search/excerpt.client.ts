/** The length of an excerpt, and how many characters may precede its first match. */
const LENGTH = 200;
const BEFORE = 60;

/**
 * The passage of a text with the most different matches, in pieces, of which each second is a
 * match. It begins with a sentence where one begins near; dots show where it is cut, always between
 * words.
 *
 * @param text with single spaces between its words
 * @param pattern finds all matches, each as a group
 */
export function excerptOf(text: string, pattern: RegExp): string[] {
  const matches = [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word: word.toLowerCase() }));
  const counts = matches.map(({ index: from }) => {
    const near = matches.filter(({ index }) => index >= from && index < from + LENGTH - BEFORE);
    return new Set(near.map(({ word }) => word)).size;
  });
  const best = matches[counts.indexOf(Math.max(...counts))]?.index ?? 0;
  const before = text.slice(Math.max(0, best - BEFORE), best);
  const [sentences] = /^.*[.?!·] /.exec(before) ?? [];
  const isWhole = sentences !== undefined || best <= BEFORE;
  const start = best - before.length + (sentences ?? (isWhole ? '' : before.slice(0, before.indexOf(' ') + 1))).length;
  const end = text.length > start + LENGTH ? text.lastIndexOf(' ', start + LENGTH) : text.length;
  return `${isWhole ? '' : '… '}${text.slice(start, end)}${end < text.length ? ' …' : ''}`.split(pattern);
}
