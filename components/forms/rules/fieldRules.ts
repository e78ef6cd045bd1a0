import * as z from 'zod/mini';
import type { FindCity } from '#components/fields/city/city.ts';
import { POSTCODE, tidyPostcode } from './postcode.ts';

/** `missing` is the message for an empty field, `malformed` the one for text that the rule refuses. */
type Context = { missing: string | undefined; malformed: string | undefined; findCity: FindCity };

/** Spaces, brackets, dots, dashes, and the invisible characters of a number that was copied from a contact. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * A telephone number as digits. The rule is digits only (specification 5), but people type `+44 (0)20 7946 0958`: this
 * removes separators, a leading plus, and the bracketed zero that isn't dialled after a country code. Anything else
 * stays, for the rule to refuse.
 */
function telephoneDigits(typed: string): string {
  return typed
    .replace(/^[\s\p{Cf}]*\+(\d{2})\s?\(0\)/u, '$1')
    .replace(SEPARATORS, '')
    .replace(/^\+/, '');
}

/** One @, no space, and a dot inside what follows it. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Required text of a certain form, once it is tidied. */
const matching =
  (tidy: z.core.$ZodCheck<string>, form: RegExp) =>
  ({ missing, malformed }: Context) =>
    z.string(missing).check(tidy, z.minLength(1, { error: missing, abort: true }), z.regex(form, malformed));

/** The rules that descriptions of fields name (specification 5); their output is tidied. Every expression runs in linear time. */
export const RULES = {
  optionalText: () => z.string().check(z.trim()),
  requiredText: ({ missing }: Context) => z.string(missing).check(z.trim(), z.minLength(1, missing)),
  phoneDigits: matching(z.overwrite(telephoneDigits), /^\d{10,15}$/),
  email: matching(z.trim(), EMAIL),
  /** What `<input type="email">` accepts. */
  emailInput: matching(z.trim(), z.regexes.html5Email),
  postcode: matching(z.overwrite(tidyPostcode), POSTCODE),
  /** A listed city, in its listed spelling. */
  city: ({ missing, malformed, findCity }: Context) =>
    z.string(missing).check(
      z.overwrite((typed) => findCity(typed) ?? typed.trim()),
      z.minLength(1, { error: missing, abort: true }),
      z.refine((typed) => findCity(typed) !== undefined, malformed),
    ),
  ticked: ({ missing }: Context) => z.literal(true, missing),
};
