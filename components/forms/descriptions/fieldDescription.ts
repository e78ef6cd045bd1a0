import type { ComponentProps } from 'react';

export type Value = string | boolean;
/** A form's values, by the names of its fields. */
export type Values = Record<string, Value>;

/**
 * The kinds of text. The country code of a `phone` is a field of its own; `phoneDigits` may begin
 * with one, and is sent as digits only.
 */
type TextKind = 'text' | 'longText' | 'email' | 'phone' | 'phoneDigits' | 'postcode' | 'city';

/**
 * Which control shows a field, and how its text is cleaned; a `fixed` value has no control of its
 * own.
 */
export type Kind = TextKind | 'title' | 'choice' | 'consent' | 'fixed';

/**
 * All that the code knows of a field. A form's list of descriptions is the only place that names
 * its fields: schema, payload, draft, answers and the rendered form derive from it. The words are
 * in content/forms/forms.ts.
 */
export type Description<Name extends string = string, Message extends string = string> = {
  /** The name in the payload, and of the message for an empty field. */
  name: Name;
  kind: Kind;
  /**
   * The allowed values; a pattern, which an optional field applies to empty text too; or a rule in
   * schema.ts, which a page fetches after it has shown its form. Any text by default.
   */
  accepts?: readonly string[] | RegExp | 'listedCity' | 'ticked';
  /** For text that `accepts` refuses or that is too long; by default as for an empty field. */
  malformed?: Message;
  /** The value of an empty form; empty text unless given. */
  initial?: Value;
  /** May stay empty, and may be missing in a payload. */
  optional?: true;
  /** Shown before all others; its place in the payload does not change. */
  first?: true;
  /** Columns of the form's six, all unless given. */
  span?: 2 | 3 | 4;
  input?: Pick<ComponentProps<'input'>, 'autoCapitalize' | 'autoComplete' | 'spellCheck'>;
  /** `false` leaves the field out of the payload; with numbers its value is sent as one of them. */
  sent?: false | readonly number[];
  draft?: false;
};

/**
 * The current values of a form's controls, read from the DOM because password managers set them
 * without events.
 */
export function currentValues(fields: readonly Description[], form: HTMLFormElement): Values {
  const data = new FormData(form);
  const read = ({ name, accepts }: Description) =>
    accepts === 'ticked' ? data.has(name) : String(data.get(name) ?? '');
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

/** The fields in the order in which a form shows them. */
export const inDisplayOrder = <Field extends Description>(fields: readonly Field[]): Field[] =>
  fields.toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false));

/**
 * The body of the POST: the fields that are sent, in the order of the specification, and the
 * captcha's token, empty without one.
 */
export function payloadOf(fields: readonly Description[], values: Values, reCaptcha: string) {
  const sent = fields.filter((field) => field.sent !== false);
  const entries = sent.map(({ name, sent }) => [name, sent ? Number(values[name]) : values[name]] as const);
  return { ...Object.fromEntries(entries), reCaptcha };
}
