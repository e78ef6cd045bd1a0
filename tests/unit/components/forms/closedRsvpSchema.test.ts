import { expect, test } from 'vitest';
import {
  type ClosedRsvpValues,
  closedRsvpDefaults,
  closedRsvpSchema,
} from '#components/forms/rules/closedRsvpSchema.ts';

/** Whether a filled form with these changes would be allowed. */
const allowed = (changes: Partial<ClosedRsvpValues>) => {
  const filled = { fullname: 'Zoë Sample', phoneNo: '7946123987', email: 'zoe@sample.example', companyName: 'Sample' };
  return closedRsvpSchema.safeParse({ ...closedRsvpDefaults, ...filled, reCaptcha: 'token', ...changes }).success;
};

test('a closed form is invalid with its default values', () => {
  expect(closedRsvpSchema.safeParse(closedRsvpDefaults).success).toBe(false);
});

test.each([
  ['a title', { titleid: '' }],
  ['a name', { fullname: ' ' }],
  ['a name of letters and spaces only', { fullname: 'Zoë S4mple' }],
  ['a name without a hyphen', { fullname: 'Zoë-Ann Sample' }],
  ['a phone number', { phoneNo: '' }],
  ['eight digits', { phoneNo: '7946123' }],
  ['no more than fifteen digits', { phoneNo: '7946123987794612' }],
  ['digits only', { phoneNo: '7946 123987' }],
  ['no more than three zeros', { phoneNo: '7040612090' }],
  ['an email', { email: '' }],
  ['an email without spaces', { email: 'zoe @sample.example' }],
  ['a company', { companyName: ' ' }],
  ['the captcha', { reCaptcha: '' }],
])('a closed form requires %s', (_, values) => expect(allowed(values)).toBe(false));

test.each(['79461239', '794612398712345', '7000461239'])('a closed form accepts the phone number %s', (phoneNo) => {
  expect(allowed({ phoneNo })).toBe(true);
});
