import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { dialCodes } from './dial-codes.ts';
import { titles } from './honorifics.ts';

const label = z.strictObject({ label: text });

const registrationForm = z.strictObject({
  /** Anchor that links to the form carry. */
  id: z.enum(['webinarRegisterForm', 'rsvp-form']),
  /** Names the form to screen readers. */
  label: text,
  fields: z.strictObject({
    titleid: label.extend({ options: z.array(z.strictObject({ value: text, label: text })), value: z.literal('1') }),
    fullname: label,
    phoneNo: label,
    countryCode: label.extend({
      options: z.array(z.strictObject({ code: text, name: text })).nonempty(),
      value: z.literal('+44'),
    }),
    email: label,
    companyName: label,
  }),
  captcha: text,
  button: text,
});

export type RegistrationForm = z.output<typeof registrationForm>;

const fields = {
  titleid: { label: 'Title', options: titles, value: '1' as const },
  fullname: { label: 'Full name' },
  phoneNo: { label: 'Phone number' },
  email: { label: 'Email' },
  companyName: { label: 'Company name' },
};
const countryCode = { label: 'Country code', value: '+44' as const };
const closed = { captcha: 'I am not a robot', button: 'Registration Closed' };

/** Registration for a webinar, which is closed for good (specification 2.13 and 3.3). */
export const webinarRegistrationForm = define('content/forms/registration.ts', registrationForm, {
  id: 'webinarRegisterForm',
  label: 'Webinar registration',
  fields: { ...fields, countryCode: { ...countryCode, options: dialCodes } },
  ...closed,
});

/** The reply to the welcome meet's invitation, closed for good; its only code is +44 (specification 2.13 and 3.3). */
export const rsvpForm = define('content/forms/registration.ts', registrationForm, {
  id: 'rsvp-form',
  label: 'Reply to the invitation',
  fields: { ...fields, countryCode: { ...countryCode, options: [{ code: '+44', name: 'United Kingdom' }] } },
  ...closed,
});
