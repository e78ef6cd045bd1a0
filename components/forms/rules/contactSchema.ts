import * as z from 'zod/mini';
import type { ContactForm } from '#content/forms/forms.ts';
import { EMAIL, requiredText, telephoneDigits, titleCode } from './fieldRules.ts';

type Messages = ContactForm['messages'];

const sentFields = (messages: Messages) => ({
  firstName: requiredText(messages.firstName),
  lastName: requiredText(messages.lastName),
  phone: z
    .string(messages.phone)
    .check(
      z.overwrite(telephoneDigits),
      z.minLength(1, { error: messages.phone, abort: true }),
      z.regex(/^\d{10,15}$/, messages.phoneDigits),
    ),
  email: z
    .string(messages.email)
    .check(z.trim(), z.minLength(1, { error: messages.email, abort: true }), z.regex(EMAIL, messages.emailFormat)),
  message: requiredText(messages.message),
});

/**
 * The rules of the enquiry form's fields (specification 5), in the order in which they are shown.
 *
 * @param messages `messages` of content/forms/forms.ts
 * @param findCity gives the listed spelling of what was typed, see `cityFinder`
 * @returns a schema whose output is trimmed, the phone in digits and the city in its listed spelling
 */
export const contactSchema = (messages: Messages, findCity: (typed: string) => string | undefined) => {
  const { message, ...fields } = sentFields(messages);
  return z.object({
    titleid: titleCode(messages.titleid),
    ...fields,
    city: z.string(messages.city).check(
      z.overwrite((typed) => findCity(typed) ?? typed.trim()),
      z.refine((typed) => findCity(typed) !== undefined, messages.city),
    ),
    message,
  });
};

/** The fields as the form holds them. */
export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

/** An empty form; also what it returns to after success. */
export const contactDefaults: ContactValues = {
  titleid: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  city: '',
  message: '',
};

/** What is sent (specification 3.1), and what the embedded server accepts: these keys and no others. */
export const contactPayloadSchema = (messages: Messages) =>
  z.strictObject({
    titleid: z.literal([1, 2, 3, 4], messages.titleid),
    ...sentFields(messages),
    reCaptcha: z.string(),
  });

/**
 * The body of the POST, its keys in the order of the specification. The city is asked for and not sent.
 *
 * @param values what `contactSchema` gave back
 * @param reCaptcha the captcha's token; empty when it was not done
 */
export const contactPayload = (values: ContactValues, reCaptcha: string) => ({
  titleid: Number(values.titleid),
  firstName: values.firstName,
  lastName: values.lastName,
  phone: values.phone,
  email: values.email,
  message: values.message,
  reCaptcha,
});
