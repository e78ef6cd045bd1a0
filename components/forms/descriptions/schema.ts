import * as z from 'zod/mini';
import type { FindCity } from '#components/fields/city/city.ts';
import * as rules from '#components/forms/rules/fieldRules.ts';
import type { Descriptions } from './fieldDescription.ts';

/**
 * The rules of a form's fields (specification 5), in the order of the payload.
 *
 * @param messages the form's messages, of content/forms/forms.ts
 * @returns a schema whose output is trimmed and tidied, the city in its listed spelling
 */
export const schemaOf = <Messages extends Record<string, string>>(
  fields: Descriptions<Messages>,
  messages: Messages,
  findCity: FindCity,
) =>
  z.object(
    Object.fromEntries(
      fields.map(
        ({ name, rule }) => [name, rule({ rules, message: messages[name] ?? '', messages, findCity })] as const,
      ),
    ),
  );
