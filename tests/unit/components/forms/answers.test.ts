import { expect, test } from 'vitest';
import { answersOf } from '#components/forms/application/answers.ts';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipForm } from '#content/forms/forms.ts';
import { site } from '#content/site/site.ts';

const values: Values = {
  titleid: '4',
  fullname: ' Sample Applicant ',
  phoneNo: '2079460958',
  email: 'applicant@msb-association.example',
  membershipCategory: '1',
  businessName: 'Sample Exchange Ltd',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'London',
  postcode: 'EC1A 1BB',
  countryCode: '+44',
  consent: true,
};
const answerTo = (name: string, changed: Values = {}) =>
  answersOf({ ...values, ...changed }, membershipForm).find((answer) => answer.name === name)?.value;

test('the summary shows the form’s words instead of codes', () => {
  expect(answerTo('membershipCategory')).toBe(`Affiliate Member, £${site.fees.affiliate} a year`);
  expect(answerTo('titleid')).toBe('Dr.');
  expect(answerTo('consent')).toBe('Accepted');
});

test('the summary shows the country code with the telephone number, and trims text', () => {
  expect(answerTo('phoneNo')).toBe('+44 2079460958');
  expect(answerTo('fullname')).toBe('Sample Applicant');
});

test('the summary has an empty answer for every field left out', () => {
  const left = { titleid: '', phoneNo: '', consent: false, fullname: '  ' };
  for (const name of [...Object.keys(left), 'businessAddressLine2']) expect(answerTo(name, left), name).toBe('');
});
