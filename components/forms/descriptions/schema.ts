import * as z from 'zod/mini';
import type { FindCity } from '#components/fields/city/city.ts';
import { cleanText } from './cleanText.ts';
import type { Description, Value } from './fieldDescription.ts';

type Messages = Record<string, string>;

/** What a field accepts in its form. */
function ruleOf(field: Description, messages: Messages, findCity?: FindCity): z.ZodMiniType<Value, Value> {
  const { name, kind, accepts, malformed = name, optional } = field;
  const missing = messages[name];
  const text = (...checks: z.core.$ZodCheck<string>[]) => {
    const required = optional ? [] : [z.minLength(1, { error: missing, abort: true })];
    const clean = z.overwrite<string>((typed) => cleanText(kind, typed));
    return z.string(missing).check(clean, ...required, ...checks);
  };
  if (accepts instanceof RegExp) return text(z.regex(accepts, messages[malformed]));
  switch (accepts) {
    case undefined:
      return text();
    case 'listedCity':
      if (!findCity) return text();
      return text(
        z.refine((city) => findCity(city) !== undefined, messages[malformed]),
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
export const schemaOf = (fields: readonly Description[], messages: Messages, findCity?: FindCity) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field, messages, findCity)] as const)));

/**
 * What the embedded server accepts (specification 3.1 and 3.2): the keys that the form sends and no
 * others. An optional field may be missing, so that a page from before the field was added can
 * still send its form. The city may be any text, since the visitor's browser may not have loaded
 * the list.
 */
export const payloadSchemaOf = (fields: readonly Description[], messages: Messages) =>
  z.strictObject({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const { name, optional, sent } = field;
        if (sent === false) return [];
        const rule = sent ? z.literal(sent, messages[name]) : ruleOf(field, messages);
        return [[name, optional ? z.optional(rule) : rule] as const];
      }),
    ),
    reCaptcha: z.string(),
  });
