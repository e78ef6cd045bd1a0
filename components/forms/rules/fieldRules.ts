import * as z from 'zod/mini';

/** Rules that both forms and the embedded server share (specification 5). Every expression runs in linear time. */

/** Text that must be there once it is trimmed. */
export const requiredText = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));

/** A title's code as the select gives it. */
export const titleCode = (message: string) => z.string(message).check(z.regex(/^[1-4]$/, message));

/** Spaces, brackets, dots, dashes, and the invisible marks that come along with a number copied from a contact. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * A telephone number as digits. The rule of section 5 is digits only, but people type `+44 (0)20 7946 0958`: separators
 * go, and so do a leading plus and the bracketed nought that isn't dialled after a country code. Anything else stays, for
 * the rule to refuse.
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
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Outward code, a space, inward code; or Girobank's own. */
export const POSTCODE = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|\d[A-Z]|[A-HJ-Y]\d{1,2}|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/i;

/**
 * A postcode as it is written on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode comes back as typed,
 * trimmed, so that the field never changes into something that its writer doesn't recognise.
 */
export function tidyPostcode(typed: string): string {
  const compact = typed.replace(/\s+/g, '').toUpperCase();
  const tidied = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(tidied) ? tidied : typed.trim();
}
