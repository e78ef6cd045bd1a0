import * as z from 'zod/mini';
import type { FindCity } from '#components/fields/city/city.ts';
import { CODES } from '#content/codes.ts';

/** Rules that both forms and the embedded server share (specification 5). The browser fetches them when a form is first touched. */

/** Text that may be empty. */
export const optionalText = z.string().check(z.trim());

/** Text that must not be empty once it is trimmed. */
export const requiredText = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));

/**
 * Required text of a certain form.
 *
 * @param missing the message for empty text
 * @param tidy applied first; its result is what is checked and sent
 * @param malformed the message for text that doesn't match
 */
export const matchingText = (missing: string, tidy: (typed: string) => string, form: RegExp, malformed: string) =>
  z.string(missing).check(z.overwrite(tidy), z.minLength(1, { error: missing, abort: true }), z.regex(form, malformed));

/** A listed city, in its listed spelling. */
export const listedCity = (missing: string, unlisted: string, findCity: FindCity) =>
  z.string(missing).check(
    z.overwrite((typed) => findCity(typed) ?? typed.trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.refine((typed) => findCity(typed) !== undefined, unlisted),
  );

/** One of the values that a fixed list offers. */
export const oneOf = (values: readonly string[]) => z.enum(values);

/** A box that must be ticked. */
export const ticked = (message: string) => z.literal(true, message);

/** A value that nobody can change. */
export const fixed = (value: string) => z.literal(value);

/** A title's code as the select gives it. */
export const titleCode = (message: string) => z.enum(Object.keys(CODES.titleid), message);
