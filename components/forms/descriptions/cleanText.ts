import { POSTCODE } from '#content/codes.ts';
import type { Kind } from './fieldDescription.ts';
import { telephoneDigits } from './telephone.ts';

/** What ends a line, on any system. */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/**
 * What nobody sees or means: controls, half characters, what turns the direction of text, and
 * spaces without a width.
 */
const INVISIBLE =
  /(?!\s)\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u00AD\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu;
/** Tags: those that make a flag of 🏴 (Unicode Technical Standard 51), and all others. */
const TAGS = /(🏴[\u{E0030}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/**
 * Joiners and non-joiners that join nothing. In Persian, in scripts of India and in emoji they are
 * part of the spelling.
 */
const LOOSE_JOINERS = /(?<=^|\p{ASCII})[\u200C\u200D]+/gu;
/** All but the ideographs that are the spelling of some names, and that composing would replace. */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const DIGIT = /(?!\d)\p{Nd}/gu;

/** A decimal digit of any script as one of 0 to 9; Unicode has each script's ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (String.fromCodePoint(first - 1).match(DIGIT)) first -= 1;
  return String((code - first) % 10);
}

const composed = (text: string) => text.replace(COMPOSABLE, (part) => part.normalize());

/**
 * Text without what is invisible, in Unicode's composed form (NFC); every white space but a line
 * break is a space.
 */
function message(typed: string): string {
  const visible = typed
    .replace(LINE_BREAK, '\n')
    .replace(INVISIBLE, '')
    .replace(TAGS, '$1')
    .replace(/[^\S\n]/g, ' ');
  const text = composed(composed(visible).replace(LOOSE_JOINERS, ''));
  return BLANK.test(text) ? '' : text.trim();
}

const line = (typed: string) => message(typed.replace(LINE_BREAK, ' '));

/**
 * Text that is a key, in which only plain characters mean something: in compatibility form (NFKC),
 * with digits from 0 to 9.
 */
const plain = (typed: string) =>
  line(
    typed
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(DIGIT, plainDigit),
  );

const phone = (typed: string) => plain(typed).replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * As on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode stays, so that a visitor
 * recognises what was typed.
 */
function postcode(typed: string): string {
  const text = plain(typed);
  const compact = text.replace(/\s/g, '').toUpperCase();
  const spaced = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(spaced) ? spaced : text;
}

const cleaners: Partial<Record<Kind, (typed: string) => string>> = {
  longText: message,
  // A full stop of Chinese and Japanese keyboards is a dot in a domain (RFC 3490, 3.1). A copied
  // link or recipient says more.
  email: (typed) =>
    plain(typed)
      .replaceAll('。', '.')
      .replace(/^(?:[<\s]|mailto:)+|[>\s]+$/gi, ''),
  phone,
  phoneDigits: (typed) => telephoneDigits(phone(typed)).normalize(),
  postcode,
};

/**
 * The text of a field as it is checked, shown, sent and stored, in browser and API alike: without
 * what people paste and never see. Letters of every script stay. Cleaning clean text changes
 * nothing.
 */
export const cleanText = (kind: Kind, typed: string): string => (cleaners[kind] ?? line)(typed);
