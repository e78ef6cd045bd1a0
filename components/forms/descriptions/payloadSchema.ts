import * as z from 'zod/mini';
import type { FieldDescription } from './fieldDescription.ts';

/** A visitor whose browser could not load the list of cities must still be able to send the form. */
const anyCity = (typed: string) => typed.trim() || undefined;

/** A number whose digits a rule for text accepts. */
const numberOf = (text: z.ZodMiniType, message: string) =>
  z.number(message).check(z.refine((value) => text.safeParse(String(value)).success, message));

/**
 * What the embedded server accepts (specification 3.1 and 3.2): the keys that the form sends and no others. An optional field
 * may be missing, so that a page from before the field was added can still send its form.
 *
 * @param messages the form's messages, of content/forms/forms.ts
 */
export const payloadSchemaOf = <Messages extends Record<string, string>>(
  fields: readonly FieldDescription<string, Messages>[],
  messages: Messages,
) =>
  z.strictObject({
    ...Object.fromEntries(
      fields.flatMap(({ name, rule, optional, sent }) => {
        if (sent === false) return [];
        const message = messages[name] ?? '';
        const text = rule(message, messages, anyCity);
        const own = sent ? numberOf(text, message) : text;
        return [[name, optional ? z.optional(own) : own] as const];
      }),
    ),
    reCaptcha: z.string(),
  });
