import * as z from 'zod/mini';
import type { MembershipForm } from '#content/forms/forms.ts';
import { EMAIL_INPUT, POSTCODE, requiredText, tidyPostcode, titleCode } from './fieldRules.ts';

type Messages = MembershipForm['messages'];

/**
 * The rules of the application form's fields (specification 5).
 *
 * @param messages `messages` of content/forms/forms.ts
 * @param findCity gives the listed spelling of what was typed, see `cityFinder`
 * @returns a schema whose output is trimmed, the postcode tidied and the city in its listed spelling
 */
export const membershipSchema = (messages: Messages, findCity: (typed: string) => string | undefined) =>
  z.object({
    titleid: titleCode(messages.titleid),
    fullname: requiredText(messages.fullname),
    phoneNo: requiredText(messages.phoneNo),
    // No format check but the input type's own, which is made here since a hydrated form has no validation of the browser's.
    email: z
      .string(messages.email)
      .check(
        z.trim(),
        z.minLength(1, { error: messages.email, abort: true }),
        z.regex(EMAIL_INPUT, messages.emailFormat),
      ),
    membershipCategory: z.enum(['0', '1']),
    businessName: requiredText(messages.businessName),
    businessAddressLine1: requiredText(messages.businessAddressLine1),
    businessAddressLine2: z.string().check(z.trim()),
    city: z.string(messages.city).check(
      z.overwrite((typed) => findCity(typed) ?? typed.trim()),
      z.minLength(1, { error: messages.city, abort: true }),
      z.refine((typed) => findCity(typed) !== undefined, messages.cityUnlisted),
    ),
    postcode: z
      .string(messages.postcode)
      .check(
        z.overwrite(tidyPostcode),
        z.minLength(1, { error: messages.postcode, abort: true }),
        z.regex(POSTCODE, messages.postcodeFormat),
      ),
    countryCode: z.literal('+44'),
    consent: z.boolean(messages.consent).check(z.refine((accepted) => accepted, messages.consent)),
  });

/** The fields as the form holds them. */
export type MembershipValues = z.infer<ReturnType<typeof membershipSchema>>;

/** What the form starts with and returns to after success. */
export const membershipDefaults: MembershipValues = {
  titleid: '',
  fullname: '',
  phoneNo: '',
  email: '',
  membershipCategory: '0',
  businessName: '',
  businessAddressLine1: '',
  businessAddressLine2: '',
  city: '',
  postcode: '',
  countryCode: '+44',
  consent: false,
};

/**
 * What is sent (specification 3.2), and what the embedded server accepts: these keys and no others. It takes any city:
 * a visitor whose browser could not load the list must still be able to apply.
 */
export const membershipPayloadSchema = (messages: Messages) =>
  z.strictObject({ ...membershipSchema(messages, (typed) => typed.trim() || undefined).shape, reCaptcha: z.string() });

/**
 * The body of the POST, its keys in the order of the specification.
 *
 * @param values what `membershipSchema` gave back
 * @param reCaptcha the captcha's token; empty when it was not done
 */
export const membershipPayload = (values: MembershipValues, reCaptcha: string) => ({
  titleid: values.titleid,
  fullname: values.fullname,
  phoneNo: values.phoneNo,
  email: values.email,
  membershipCategory: values.membershipCategory,
  businessName: values.businessName,
  businessAddressLine1: values.businessAddressLine1,
  businessAddressLine2: values.businessAddressLine2,
  city: values.city,
  postcode: values.postcode,
  countryCode: values.countryCode,
  consent: values.consent,
  reCaptcha,
});
