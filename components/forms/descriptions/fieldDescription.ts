import type * as z from 'zod/mini';
import type { FindCity } from '#components/fields/city/city.ts';
import type * as rules from '#components/forms/rules/fieldRules.ts';

export type Value = string | boolean;
/** What a form holds, by the names of its fields. */
export type Values = Record<string, Value>;

type Rule = z.ZodMiniType<string, string> | z.ZodMiniType<boolean, boolean>;

/** Which control shows a field; a `fixed` value has none of its own. */
export type Kind = 'text' | 'title' | 'city' | 'longText' | 'choice' | 'phone' | 'postcode' | 'consent' | 'fixed';

/**
 * All that the code knows of a field. A form's list of descriptions is the only place that names its fields: schema,
 * payload, draft, answers and the rendered form derive from it. The words are in content/forms/forms.ts.
 */
export type FieldDescription<Name extends string, Messages> = {
  /** The name in the payload. */
  name: Name;
  kind: Kind;
  /**
   * What the field accepts, with the message for an empty field; the output is trimmed and tidied. It is given the rules, so
   * that a page can show its form before it has fetched them.
   */
  rule: (context: { rules: typeof rules; message: string; messages: Messages; findCity: FindCity }) => Rule;
  /** The value of an empty form; empty text unless given. */
  initial?: Value;
  /** May stay empty, and may be missing in a payload. */
  optional?: true;
  /** Shown before all others; its place in the payload does not change. */
  first?: true;
  /** Columns of the form's six, all unless given. */
  span?: 2 | 3 | 4;
  /** Attributes of the control. */
  input?: { type?: 'email' | 'tel'; autoComplete?: string; autoCapitalize?: 'characters'; spellCheck?: false };
  /** `false` leaves the field out of the payload; `Number` sends its text as a number. */
  sent?: false | typeof Number;
  /** `false` leaves the field out of drafts; or what a draft may hold, where that isn't any text. */
  draft?: false | readonly string[];
};

/** A field of any form, and the fields of one. */
export type Description<Messages = never> = FieldDescription<string, Messages>;
export type Descriptions<Messages = never> = readonly Description<Messages>[];

/** The fields in the order in which a form shows them. */
export const asShown = <Field extends Description>(fields: readonly Field[]): Field[] =>
  fields.toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false));

/**
 * The body of the POST: the fields that are sent, in the order of the specification, and the captcha's token.
 *
 * @param values what the schema returned
 * @param reCaptcha empty where the captcha was not solved
 */
export function payloadOf(fields: Descriptions, values: Values, reCaptcha: string) {
  const sent = fields.filter((field) => field.sent !== false);
  const entries = sent.map(({ name, sent }) => [name, sent ? sent(values[name]) : values[name]] as const);
  return { ...Object.fromEntries(entries), reCaptcha };
}
