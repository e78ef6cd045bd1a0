/** The width of a text at a size. */
export type Measure = (text: string, size: number) => number;

/** A size of type, and how many lines of it fit. */
export type Setting = { size: number; lines: number };

/** A character with the marks above and below it. */
const CHARACTERS = /\P{M}\p{M}*/gu;

/** Writing that has no spaces between words, and may be broken anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Cuts a word that is wider than a line into pieces that are not. */
function cutWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of word.match(CHARACTERS) ?? [word]) {
    const longer = `${pieces.at(-1) ?? ''}${character}`;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

/** Breaks a text between its words, and within those that no line can hold. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(...(fits(word) ? [word] : cutWord(word, fits)));
  }
  return lines;
}

/**
 * Sets a text as large as it fits; what doesn't fit at the smallest size is cut off.
 *
 * @param width of a line
 * @param settings from the largest to the smallest
 */
export function setText(
  text: string,
  width: number,
  settings: readonly [Setting, ...Setting[]],
  measure: Measure,
): { size: number; lines: string[] } {
  let [setting] = settings;
  let lines: string[] = [];
  for (setting of settings) {
    const { size } = setting;
    lines = breakLines(text, (line) => measure(line, size) <= width);
    // Other words are cut only at the smallest size.
    const whole = lines.join(' ') === text || UNSPACED.test(text);
    if (whole && lines.length <= setting.lines) break;
  }
  return { size: setting.size, lines: lines.slice(0, setting.lines) };
}
