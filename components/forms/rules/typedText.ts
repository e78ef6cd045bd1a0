/** What the rules tidy and look for in text (specification 5). Every expression runs in linear time. */

export const trimmed = (typed: string) => typed.trim();

/** Spaces, brackets, dots, dashes, and the invisible characters of a number that was copied from a contact. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * A telephone number as digits. The rule is digits only (specification 5), but people type `+44 (0)20 7946 0958`: this
 * removes separators, a leading plus, and the bracketed zero that isn't dialled after a country code. Anything else
 * stays, for the rule to refuse.
 */
export function telephoneDigits(typed: string): string {
  return typed
    .replace(/^[\s\p{Cf}]*\+(\d{2})\s?\(0\)/u, '$1')
    .replace(SEPARATORS, '')
    .replace(/^\+/, '');
}

/** One @, no space, and a dot inside what follows it. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What `<input type="email">` accepts (https://html.spec.whatwg.org/#valid-e-mail-address). */
export const EMAIL_INPUT =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/;

/** Outward code, a space, inward code; or Girobank's own. */
export const POSTCODE = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|\d[A-Z]|[A-HJ-Y]\d{1,2}|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/i;

/**
 * A postcode as it is written on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode is only trimmed, so that
 * a visitor always recognises what was typed.
 */
export function tidyPostcode(typed: string): string {
  const compact = typed.replace(/\s+/g, '').toUpperCase();
  const tidied = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(tidied) ? tidied : typed.trim();
}
