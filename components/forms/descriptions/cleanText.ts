import { POSTCODE } from '#content/shared/codes.ts';
import { cleanLine, cleanLines } from '#content/shared/plainText.ts';
import type { Kind } from './fieldDescription.ts';

/**
 * A telephone number without the `tel:` of a copied link; full-width digits (of Chinese and
 * Japanese keyboards) are plain.
 */
const phone = (typed: string) => cleanLine(typed.normalize('NFKC')).replace(/^(?:tel:\s*)+/i, '');

/**
 * A telephone number as digits, since people write `+44 (0)20 7946 0958`: without separators,
 * brackets, the extension of a link and a leading plus, with the UK's country code once, and
 * without a trunk zero after it. Anything else stays, for the rule to refuse.
 */
const phoneDigits = (typed: string) =>
  phone(typed)
    .replace(/;ext=.*/i, '')
    .replace(/[\s./\p{Pd}\u2212]/gu, '')
    .replace(/(?!^)\(0\)/, '')
    .replace(/[()[\]]/g, '')
    .replace(/^(?:(?:\+|0*)44)+0*(?=\d{8})/, '44')
    .replace(/^\+/, '');

/**
 * An email address without what is copied along: a name before `<…>`, quotes and brackets around
 * it, `mailto:`, `?subject=…`, and punctuation around it.
 */
function email(typed: string): string {
  const line = cleanLine(typed);
  const [, inside = line] = /<([^<>]*)>/.exec(line) ?? [];
  return inside
    .replace(/^(?:[\s"'“”‘’()[\]<>,;:.]|mailto:)+/i, '')
    .replace(/^([^@]*@[^?]*)\?.*/, '$1')
    .replace(/(?<![\s"'“”‘’()[\]<>,;:.])[\s"'“”‘’()[\]<>,;:.]+$/, '');
}

/**
 * As on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode stays, so that a visitor
 * recognises what was typed.
 */
function postcode(typed: string): string {
  const text = cleanLine(typed);
  const compact = text.replace(/\s/g, '').toUpperCase();
  const spaced = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(spaced) ? spaced : text;
}

const cleaners: Partial<Record<Kind, (typed: string) => string>> = {
  longText: cleanLines,
  email,
  phone,
  phoneDigits,
  postcode,
};

/**
 * The text of a field as it is checked, shown, sent and stored, in browser and API alike. Cleaning
 * clean text changes nothing.
 */
export const cleanText = (kind: Kind, typed: string): string => (cleaners[kind] ?? cleanLine)(typed);
