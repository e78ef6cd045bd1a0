import * as z from 'zod/mini';
import type { Cities } from '#components/fields/city/city.ts';
import { fill } from '#content/shared/text.ts';
import { cleanText } from './cleanText.ts';
import type { Description, Kind, Value } from './fieldDescription.ts';

type Words = {
  labels: Record<string, string>;
  messages: Record<string, string>;
  /** With `{field}` and `{count}`. */
  tooLong: string;
};
type FindCity = Cities['findCity'];

/**
 * The most characters of a text as it was typed. No email address is longer (RFC 5321); a message
 * of this length fits into the largest body that the embedded API reads.
 */
const LONGEST: Partial<Record<Kind, number>> = {
  longText: 10_000,
  email: 254,
  phoneDigits: 40,
  postcode: 20,
};
const LONGEST_LINE = 200;
/** A token of hCaptcha has some thousand characters. */
const LONGEST_TOKEN = 10_000;

/** What a field accepts in its form. */
function ruleOf(field: Description, words: Words, findCity?: FindCity): z.ZodMiniType<Value, Value> {
  const { name, kind, accepts, malformed = name, optional } = field;
  const missing = words.messages[name];
  const wrong = words.messages[malformed];
  const text = (...checks: z.core.$ZodCheck<string>[]) => {
    const longest = LONGEST[kind] ?? LONGEST_LINE;
    const count = longest.toLocaleString('en-GB');
    const error = accepts ? wrong : fill(words.tooLong, { field: words.labels[name] ?? name, count });
    const required = optional ? [] : [z.minLength(1, { error: missing, abort: true })];
    // Check the length first: cleaning and patterns may be slow on longer text.
    return z.string(missing).check(
      z.maxLength(longest, { error, abort: true }),
      z.overwrite((typed) => cleanText(kind, typed)),
      ...required,
      ...checks,
    );
  };
  if (accepts instanceof RegExp) return text(z.regex(accepts, wrong));
  switch (accepts) {
    case undefined:
      return text();
    case 'listedCity':
      if (!findCity) return text();
      return text(
        z.refine((city) => findCity(city) !== undefined, wrong),
        z.overwrite((city) => findCity(city) ?? city),
      );
    case 'ticked':
      return z.literal(true, missing);
    default:
      return z.literal(accepts, missing);
  }
}

/**
 * The rules of a form's fields (specification 5), in the order of the payload; their output is
 * cleaned. Without `findCity` any city is accepted, since nobody could send the form otherwise.
 */
export const schemaOf = (fields: readonly Description[], words: Words, findCity?: FindCity) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field, words, findCity)] as const)));

/**
 * What the embedded server accepts (specification 3.1 and 3.2): the keys that the form sends and no
 * others. An optional field may be missing, so that a page from before the field was added can
 * still send its form. The city may be any text, since the visitor's browser may not have loaded
 * the list.
 */
export const payloadSchemaOf = (fields: readonly Description[], words: Words) =>
  z.strictObject({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const { name, optional, sent } = field;
        if (sent === false) return [];
        const rule = sent ? z.literal(sent, words.messages[name]) : ruleOf(field, words);
        return [[name, optional ? z.optional(rule) : rule] as const];
      }),
    ),
    reCaptcha: z.string().check(z.maxLength(LONGEST_TOKEN)),
  });
