import { z } from 'zod';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { CODES, COUNTRY_CODE } from '#content/shared/codes.ts';

const dialCode = z.string().regex(/^\+\d+( \d+)*$/, 'Write the code with its plus sign, for example +44.');

/** What the webinar registration form offers before its phone number (specification 3.3). */
const dialCodes = Object.entries(readData('content/forms/dial-codes.yaml', z.record(z.string(), dialCode))).map(
  ([name, code]) => ({ code, name }),
);

const honorifics = Object.entries(CODES.closed.titleid).map(([value, label]) => ({ value, label }));
const fields = {
  titleid: { label: 'Title', options: honorifics, value: '1' },
  fullname: { label: 'Full name' },
  phoneNo: { label: 'Phone number' },
  email: { label: 'Email' },
  companyName: { label: 'Company name' },
};
const closed = { captcha: 'I am not a robot', button: 'Registration Closed' };

/** Registration for a webinar, which is permanently closed (specification 2.13 and 3.3). */
export const webinarRegistrationForm = defineWords('content/forms/registration.ts', {
  /** Anchor that links to the form carry. */
  id: 'webinarRegisterForm',
  /** Names the form to screen readers. */
  label: 'Webinar registration',
  fields: { ...fields, countryCode: { value: COUNTRY_CODE, list: { label: 'Country code', options: dialCodes } } },
  ...closed,
});

/**
 * The reply to the welcome meet's invitation, permanently closed; it has one country code
 * (specification 2.13 and 3.3).
 */
export const rsvpForm = defineWords('content/forms/registration.ts', {
  id: 'rsvp-form',
  label: 'Reply to the invitation',
  fields: { ...fields, countryCode: { value: COUNTRY_CODE } },
  ...closed,
});

export type RegistrationForm = typeof webinarRegistrationForm | typeof rsvpForm;
