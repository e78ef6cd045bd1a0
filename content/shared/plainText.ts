/** What ends a line, on any system. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** Control, bidi, soft-hyphen, zero-width and word-joiner characters, and lone surrogates. */
const INVISIBLE = /[\p{Bidi_Control}\p{Cs}\u00AD\u200B-\u200D\u2060\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/**
 * The parts in which text is normalised: no language puts more than thirty marks on a letter (UAX
 * #15), and normalising thousands takes quadratic time.
 */
const COMPOSED = /\P{M}+\p{M}{0,30}/gu;

/** Text without invisible characters, in Unicode's composed form (NFC). */
export const visibleText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(COMPOSED, (part) => part.normalize());

/**
 * Text of several lines as it is stored: without invisible characters, composed and trimmed, with a
 * plain space for every other white space.
 */
export const cleanLines = (text: string): string =>
  visibleText(text.replace(LINE_BREAK, '\n'))
    .replace(/[^\S\n]/g, ' ')
    .trim();

/** The same for text of one line. */
export const cleanLine = (text: string): string => cleanLines(text.replace(LINE_BREAK, ' '));
