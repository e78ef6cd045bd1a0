/** Words of an excerpt, unless one sentence is longer. */
const LENGTH = 32;
/** Words of the longest sentence that is shown whole. */
const MOST = 60;

/** A sentence of so few words may be a heading, with which no excerpt ends. */
const HEADING = 3;

/** A word of an excerpt, or its dots; `match` is what was searched for. */
type Piece = { text: string; match: boolean };

const ENDS = /[.?!][)”’]?$/;
const BEGINS = /^[(‘“]?[\p{Lu}\p{N}£]/u;

/** Where sentences begin: an abbreviation ends none, since the word after it is small. */
const sentenceStarts = (words: string[]) =>
  words.flatMap((word, index) =>
    index === 0 || (ENDS.test(words[index - 1] ?? '') && BEGINS.test(word)) ? [index] : [],
  );

/**
 * The sentence of a page with the most matches, and those that follow it as far as there is room. Dots show where it ends within
 * a sentence that is very long.
 *
 * @param content the page's words as Pagefind has them, its title first; headings and items of lists end with a full stop
 * @param locations the numbers of the words that match
 */
export function excerptOf(content: string, locations: number[]): Piece[] {
  const words = content.trim().split(/\s+/);
  const starts = sentenceStarts(words);
  const matches = new Set(locations);
  const sentences = starts.map((start, index) => {
    const end = starts[index + 1] ?? words.length;
    return { start, end, count: locations.filter((location) => location >= start && location < end).length };
  });
  // The first sentence is the title, which is above the excerpt.
  const [title, ...rest] = sentences;
  const best =
    rest.toSorted((one, other) => other.count - one.count).find(({ count }) => count > 0) ?? rest[0] ?? title;
  if (!best) return [];
  const { start } = best;
  let end = Math.min(best.end, start + MOST);
  let sentenceEnd = end;
  for (const next of sentences) {
    if (next.start !== sentenceEnd || next.end - start > LENGTH) continue;
    sentenceEnd = next.end;
    if (next.end - next.start > HEADING) end = sentenceEnd;
  }
  const pieces = words.slice(start, end).map((text, index) => ({ text, match: matches.has(start + index) }));
  return ENDS.test(words[end - 1] ?? '') ? pieces : [...pieces, { text: '…', match: false }];
}
