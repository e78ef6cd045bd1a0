/** What a form needs only to be sent: its rules, its request and the library of its toasts. Fetched when the form is first touched. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { FindCity } from '#components/fields/city/city.ts';
import type { Descriptions, Values } from '#components/forms/descriptions/fieldDescription.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';

export { Toaster } from 'sonner';
export { sendForm } from './sendForm.ts';

/** Checks the values of a form by the rules of its fields. */
export const resolverOf = <Messages extends Record<string, string>>(
  fields: Descriptions<Messages>,
  messages: Messages,
  findCity: FindCity,
): Resolver<Values, unknown, Values> => zodResolver(schemaOf(fields, messages, findCity));
