import { isOther } from './spelling.ts';

/** Words of an excerpt, unless one sentence is longer. */
const LENGTH = 32;
/** Words of the longest sentence that is shown whole. */
const MOST = 60;

/**
 * Begins and ends the prose of a page in the index. What is outside, such as headings and tables,
 * is searched and not shown.
 */
export const PROSE = { start: '⟦', end: '⟧' };

/** A word, or a part of an excerpt; `match` is what was searched for. */
type Piece = { text: string; match: boolean };

const ENDS = /[.?!][)”’]?$/;
const BEGINS = /^[(‘“]?[\p{Lu}\p{N}£]/u;

/** The sentences of a page's prose. An abbreviation ends none, since the word after it is small. */
function sentencesOf(content: string, matches: Set<number>): Piece[][] {
  const sentences: Piece[][] = [];
  let inProse = false;
  let apart = true;
  for (const [index, text] of content.trim().split(/\s+/).entries()) {
    const match = matches.has(index);
    const sentence = sentences.at(-1);
    const last = sentence?.at(-1);
    if (text.startsWith(PROSE.start)) inProse = true;
    else if (text.startsWith(PROSE.end)) inProse = false;
    else if (!inProse) apart = true;
    else if (isOther(text)) {
      if (last) last.match ||= match;
    } else if (!sentence || apart || (ENDS.test(last?.text ?? '') && BEGINS.test(text))) {
      sentences.push([{ text, match }]);
      apart = false;
    } else sentence.push({ text, match });
  }
  return sentences;
}

/** A word with the space before it; signs around it are not part of a match. */
function piecesOf({ text, match }: Piece, index: number): Piece[] {
  const space = index > 0 ? ' ' : '';
  const [, before = '', word = '', after = ''] = /^([^\p{L}\p{N}£]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(text) ?? [];
  if (!match || !word) return [{ text: space + text, match: false }];
  return [
    { text: space + before, match: false },
    { text: word, match },
    { text: after, match: false },
  ].filter(({ text }) => text !== '');
}

/**
 * The sentence of a page's prose with the most matches, and those that follow it as far as there is
 * room. Dots show where it ends within a sentence that is very long.
 *
 * @param content the page's words as Pagefind has them, its prose between marks
 * @param locations the numbers of the words that match
 */
export function excerptOf(content: string, locations: number[]): Piece[] {
  const sentences = sentencesOf(content, new Set(locations));
  const counts = sentences.map((words) => words.filter(({ match }) => match).length);
  const best = counts.indexOf(Math.max(...counts));
  const shown = (sentences[best] ?? []).slice(0, MOST);
  for (const next of sentences.slice(best + 1)) {
    if (shown.length + next.length > LENGTH) break;
    shown.push(...next);
  }
  const pieces = shown.flatMap(piecesOf);
  return ENDS.test(shown.at(-1)?.text ?? '.') ? pieces : [...pieces, { text: ' …', match: false }];
}
