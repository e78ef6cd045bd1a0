import * as z from 'zod/mini';
import * as rules from '#components/forms/rules/fieldRules.ts';
import type { Descriptions } from './fieldDescription.ts';

/** A visitor whose browser could not load the list of cities must still be able to send the form. */
const anyCity = (typed: string) => typed.trim() || undefined;

/** The numbers of one digit that a rule for text accepts: a code that a form sends as a number. */
const codeOf = (text: z.ZodMiniType, message: string) =>
  z.literal(
    [...Array(10).keys()].filter((code) => text.safeParse(String(code)).success),
    message,
  );

/**
 * What the embedded server accepts (specification 3.1 and 3.2): the keys that the form sends and no others. An optional field
 * may be missing, so that a page from before the field was added can still send its form.
 *
 * @param messages the form's messages, of content/forms/forms.ts
 */
export const payloadSchemaOf = <Messages extends Record<string, string>>(
  fields: Descriptions<Messages>,
  messages: Messages,
) =>
  z.strictObject({
    ...Object.fromEntries(
      fields.flatMap(({ name, rule, optional, sent }) => {
        if (sent === false) return [];
        const message = messages[name] ?? '';
        const text = rule({ rules, message, messages, findCity: anyCity });
        const own = sent ? codeOf(text, message) : text;
        return [[name, optional ? z.optional(own) : own] as const];
      }),
    ),
    reCaptcha: z.string(),
  });
