import { defineWords } from '#content/schema/words.server.ts';
import { dialCodes } from './dial-codes.ts';
import { honorifics } from './honorifics.ts';

const fields = {
  titleid: { label: 'Title', options: honorifics, value: '1' },
  fullname: { label: 'Full name' },
  phoneNo: { label: 'Phone number' },
  email: { label: 'Email' },
  companyName: { label: 'Company name' },
};
const countryCode = { label: 'Country code', value: '+44' };
const closed = { captcha: 'I am not a robot', button: 'Registration Closed' };

/** Registration for a webinar, which is closed for good (specification 2.13 and 3.3). */
export const webinarRegistrationForm = defineWords('content/forms/registration.ts', {
  /** Anchor that links to the form carry. */
  id: 'webinarRegisterForm',
  /** Names the form to screen readers. */
  label: 'Webinar registration',
  fields: { ...fields, countryCode: { ...countryCode, options: dialCodes } },
  ...closed,
});

/** The reply to the welcome meet's invitation, closed for good; its only code is +44 (specification 2.13 and 3.3). */
export const rsvpForm = defineWords('content/forms/registration.ts', {
  id: 'rsvp-form',
  label: 'Reply to the invitation',
  fields: { ...fields, countryCode: { ...countryCode, options: [{ code: '+44', name: 'United Kingdom' }] } },
  ...closed,
});

export type RegistrationForm = typeof webinarRegistrationForm | typeof rsvpForm;
