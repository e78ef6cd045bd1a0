import { describe, expect, test } from 'vitest';
import {
  type ClosedRsvpValues,
  closedRsvpDefaults,
  closedRsvpSchema,
} from '#components/forms/rules/closedRsvpSchema.ts';

const filled: ClosedRsvpValues = {
  titleid: '1',
  fullname: 'Zoë Sample',
  countryCode: '+44',
  phoneNo: '7946123987',
  email: 'zoe@sample.example',
  companyName: 'Sample Exchange Ltd',
  reCaptcha: 'token',
};

const allowed = (values: Partial<ClosedRsvpValues>) => closedRsvpSchema.safeParse({ ...filled, ...values }).success;

describe('a closed form', () => {
  test('would be valid with every field filled in', () => {
    expect(allowed({})).toBe(true);
  });

  test('is invalid with its default values', () => {
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
  ])('requires %s', (_, values) => {
    expect(allowed(values)).toBe(false);
  });

  test.each(['79461239', '794612398712345', '7000461239'])('accepts the phone number %s', (phoneNo) => {
    expect(allowed({ phoneNo })).toBe(true);
  });
});
