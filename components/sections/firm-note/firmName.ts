import { cutText } from '#components/format/cutText.ts';

/** How many characters of a name a note has room for. */
export const NAME_LENGTH = 200;

/**
 * What a text in an SVG file must not contain, and marks that would turn the direction of the text
 * around a name.
 */
const UNPRINTABLE = /(?!\s)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** A name as it is engraved: in one line, without characters that have no shape. */
export function printedName(typed: string): string {
  const spaced = typed.normalize('NFC').replaceAll(UNPRINTABLE, '').replaceAll(/\s+/g, ' ').trim();
  return cutText(spaced, NAME_LENGTH);
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a name runs from right to left, as its first letter does. */
export const isRightToLeft = (name: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(name)?.[0] ?? '');

/**
 * What a name's rosette is drawn from. Capitals make no difference, so that a firm has one rosette
 * however it is typed.
 */
export const seedOf = (name: string): string => `note:${printedName(name).toLowerCase()}`;
