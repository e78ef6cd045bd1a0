import { describe, expect, test } from 'vitest';
import { citiesOf } from '#components/fields/city/city.ts';
import { answersOf } from '#components/forms/application/answers.ts';
import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { type Description, payloadOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf, schemaOf } from '#components/forms/descriptions/schema.ts';
import { contactForm, membershipForm } from '#content/forms/forms.ts';
import { APPLICATION_SENT, ENQUIRY_SENT } from '../../../fixtures/answers.ts';

const { findCity } = citiesOf({ Leicester: 'Leicestershire', 'St Albans': 'Hertfordshire' });
const enquiry: Values = { ...ENQUIRY_SENT, titleid: '4', city: 'Leicester' };
const enquiryRules = schemaOf(contactFields, contactForm, findCity);
const application: Values = APPLICATION_SENT;
const applicationRules = schemaOf(membershipFields, membershipForm, findCity);

/** The first message of each field that a form's rules refuse; the form shows no others. */
function formErrors(rules: ReturnType<typeof schemaOf>, values: Values): Record<string, string> {
  const { error } = rules.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

const enquiryErrors = (values: Values) => formErrors(enquiryRules, { ...enquiry, ...values });
const applicationErrors = (values: Values, rules = applicationRules) =>
  formErrors(rules, { ...application, ...values });

// The messages of empty fields, and what is sent of a filled form, are tested in
// tests/component/forms.

test('the city of an application is listed, or any text but none if the list did not load', () => {
  expect(applicationErrors({ city: 'Atlantis' })).toEqual({ city: 'Invalid city selected' });
  const without = schemaOf(membershipFields, membershipForm);
  expect(applicationErrors({ city: 'Atlantis' }, without)).toEqual({});
  expect(applicationErrors({ city: ' ' }, without)).toEqual({ city: 'City is required.' });
});

test('the city of an enquiry becomes the listed spelling of its whole name', () => {
  expect(enquiryRules.parse({ ...enquiry, city: ' saint albans, Herts' }).city).toBe('St Albans');
  expect(enquiryErrors({ city: 'St Alb' })).toEqual({ city: 'Invalid city selected' });
});

test.each([
  ['020 7946 0958', '02079460958'],
  ['(020) 7946-0958', '02079460958'],
  ['020.7946/0958', '02079460958'],
  [' 020\u00a07946\u20110958 ', '02079460958'],
  ['０２０ ７９４６ ０９５８', '02079460958'],
  ['+44 20 7946 0958', '442079460958'],
  ['tel:+44-20-7946-0958', '442079460958'],
  ['TEL: 020 7946 0958;ext=12', '02079460958'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['(+44)(0)20 7946 0958', '442079460958'],
  ['44 020 7946 0958', '442079460958'],
  ['+44 0044 (0)20 7946 0958', '442079460958'],
  ['+353 (0)86 123 4567', '353861234567'],
  ['+39 06 1234 5678', '390612345678'],
  ['0091 98765 43210', '00919876543210'],
  ['4444444444', '4444444444'],
  ['111111111111111', '111111111111111'],
])('the phone number of an enquiry may be typed as %j and is sent as %s', (typed, sent) => {
  expect(enquiryRules.parse({ ...enquiry, phone: typed }).phone).toBe(sent);
});

test.each(['0207946o958', '020 7946 0958 ext 2', '++442079460958', '٠٢٠٧٩٤٦٠٩٥٨', '111111111', '1111111111111111'])(
  'the phone number of an enquiry is rejected as %j',
  (phone) => {
    expect(enquiryErrors({ phone })).toEqual({ phone: 'Phone number must be between 10 digits' });
  },
);

test.each([
  ['phone', '() -', 'Phone number is required'],
  ['titleid', '1 ', 'Title is required'],
])('the %s of an enquiry is missing where it is %j', (name, typed, message) => {
  expect(enquiryErrors({ [name]: typed })).toEqual({ [name]: message });
});

test.each([
  ['020 7946 0958', '+44 20 7946 0958'],
  ['20 7946 0958 ext 2', '+44 20 7946 0958 ext 2'],
  ['+353 86 123 4567', '+353 86 123 4567'],
])('the phone number of an application is sent as %j and shown as %s', (typed, shown) => {
  for (const copied of [typed, `tel:${typed}`])
    expect(applicationRules.parse({ ...application, phoneNo: copied }).phoneNo).toBe(typed);
  const answers = answersOf({ ...application, phoneNo: typed }, membershipForm);
  expect(answers.find(({ name }) => name === 'phoneNo')?.value).toBe(shown);
});

const both = [enquiryErrors, applicationErrors];

test.each([
  'a@b.co',
  'ada+msb@mail.a.co.uk',
  "o'neill@a.example",
  'ада@пример.example',
  'ada@bücher.example',
  'ada@xn--bcher-kva.example',
])('the email of both forms may be %s', (email) => {
  for (const errors of both) expect(errors({ email })).toEqual({});
});

const NO_EMAILS = ['ada', 'ada@sample', '@a.example', 'a@.example', 'a b@c.example', 'a@b@c.example'];
const WRONG_DOMAINS = ['ada@sample..example', 'ada@-sample.example', 'ada@sample-.example'];
const LEFT_OVER = ['a,b@c.example', 'a@b.example, c@d.example', 'a"b@c.example', 'a(b)@c.example', 'a@[c.example'];
test.each([...NO_EMAILS, ...WRONG_DOMAINS, ...LEFT_OVER])('the email of both forms is rejected as %s', (email) => {
  for (const errors of both) expect(errors({ email })).toEqual({ email: 'Invalid email format' });
});

test.each([
  'Ada Sample <ada@sample.example>',
  '<MAILTO:ada@sample.example>',
  'mailto:ada@sample.example?subject=Hello%20there',
  'ada@sample.example?cc=board@sample.example&body=Hello',
  ': ada@sample.example:',
  '“ada@sample.example”.',
  "'ada@sample.example';",
  '(ada@sample.example),',
  '[ada@sample.example]',
])('an email of both forms may be copied as %j', (email) => {
  expect(enquiryRules.parse({ ...enquiry, email }).email).toBe('ada@sample.example');
  expect(applicationRules.parse({ ...application, email }).email).toBe('ada@sample.example');
});

test.each(['M1 1AE', 'M60 1NW', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'EC1A 1BB', 'GIR 0AA', 'BT1 5GS', 'ZE1 0AA'])(
  'the postcode of an application may be %s, in lower case or with other spaces',
  (postcode) => {
    const spaced = ` ${postcode.split('').join(' ')}\t`;
    for (const typed of [postcode, postcode.toLowerCase(), postcode.replace(' ', ''), spaced])
      expect(applicationRules.parse({ ...application, postcode: typed }).postcode).toBe(postcode);
  },
);

test.each(['EC2', 'EC2A 4N', 'EC2A 44E', '12345', 'QQQ 1AA', 'A1234 1AA', 'EC2A-4NE', 'AI1 1AA', 'GIR 0AB'])(
  'the postcode of an application is rejected as %s, and stays as it was typed',
  (postcode) => {
    expect(applicationErrors({ postcode })).toEqual({ postcode: 'Please enter a valid UK postcode.' });
    expect(cleanText('postcode', ` ${postcode} `)).toBe(postcode);
  },
);

// Spaces are no answer once they are cleaned: the length is checked before.
const TOO_LONG = ' '.repeat(60_000);
const lineTooLong = (label: string) => `${label} must be 200 characters or fewer.`;

test('a text that is too long gets the message for its format, or one with the number allowed', () => {
  const names = ['firstName', 'lastName', 'phone', 'email', 'city', 'message'];
  expect(enquiryErrors(Object.fromEntries(names.map((name) => [name, TOO_LONG])))).toEqual({
    firstName: lineTooLong('First name'),
    lastName: lineTooLong('Last name'),
    phone: 'Phone number must be between 10 digits',
    email: 'Invalid email format',
    city: 'Invalid city selected',
    message: 'Message must be 10,000 characters or fewer.',
  });
  expect(applicationErrors(Object.fromEntries(membershipFields.map(({ name }) => [name, TOO_LONG])))).toMatchObject({
    fullname: lineTooLong('Full Name'),
    phoneNo: lineTooLong('Phone No'),
    email: 'Invalid email format',
    businessName: lineTooLong('Business Name'),
    businessAddressLine1: lineTooLong('Business Address Line 1'),
    businessAddressLine2: lineTooLong('Business Address Line 2'),
    city: 'Invalid city selected',
    postcode: 'Please enter a valid UK postcode.',
  });
});

test('a text as long as its field allows is sent whole', () => {
  const message = 'x'.repeat(10_000);
  expect(enquiryRules.parse({ ...enquiry, message }).message).toBe(message);
  expect(enquiryErrors({ message: `${message}x` })).toHaveProperty('message');
});

test('an optional field may be empty, or else has to satisfy a pattern of its own', () => {
  const accepts = /^(?:\d{4})?$/;
  const year: Description = { name: 'year', kind: 'text', accepts, malformed: 'wrong', optional: true };
  const rules = schemaOf([year], { ...contactForm, messages: { wrong: 'Write a year' } }, findCity);
  expect([' ', ' 1995 '].map((typed) => rules.parse({ year: typed }).year)).toEqual(['', '1995']);
  expect(formErrors(rules, { year: 'long ago' })).toEqual({ year: 'Write a year' });
});

describe('what is sent', () => {
  const sentEnquiry = payloadOf(contactFields, enquiryRules.parse(enquiry), 'token');
  const sentApplication = payloadOf(membershipFields, application, 'token');
  const enquiries = payloadSchemaOf(contactFields, contactForm);
  const applications = payloadSchemaOf(membershipFields, membershipForm);

  test('of an enquiry has the seven keys of the specification in order', () => {
    expect(JSON.stringify(sentEnquiry)).toBe(JSON.stringify({ ...ENQUIRY_SENT, reCaptcha: 'token' }));
  });

  test('of an application has its thirteen keys in order, with codes as text and consent as a boolean', () => {
    expect(JSON.stringify(sentApplication), 'a new field: add its key to the text of this test').toBe(
      '{"titleid":"2","fullname":"Sample Applicant","phoneNo":"20 7946 0958","email":"sample@firm.example","membershipCategory":"1","businessName":"Sample Exchange","businessAddressLine1":"1 Sample Street","businessAddressLine2":"","city":"Leicester","postcode":"LE1 1AA","countryCode":"+44","consent":true,"reCaptcha":"token"}',
    );
  });

  const { businessAddressLine2: _, ...earlier } = APPLICATION_SENT;
  test.each([
    ['an enquiry', enquiries, sentEnquiry],
    ['an application, whatever the city', applications, { ...sentApplication, city: 'Atlantis' }],
    ['an application without an optional field, which an older page doesn’t send', applications, earlier],
  ])('of %s is accepted by the server unchanged', (_, payloads, payload) => {
    expect(JSON.stringify(payloads.parse(payload))).toBe(JSON.stringify(payload));
  });

  test.each([
    ['a key too many', { city: 'London' }],
    ['a title as text', { titleid: '4' }],
    ['another title', { titleid: 5 }],
    ['no captcha key', { reCaptcha: undefined }],
    ['a number for a name', { firstName: 1 }],
  ])('is not accepted of an enquiry with %s', (_, change) => {
    expect(enquiries.safeParse({ ...sentEnquiry, ...change }).success).toBe(false);
  });

  test.each([
    ['a key too many', { extra: '' }],
    ['no consent', { consent: false }],
    ['another title', { titleid: '5' }],
    ['another category', { membershipCategory: '2' }],
    ['consent as text', { consent: 'true' }],
    ['another country', { countryCode: '+1' }],
    ['the title as a number', { titleid: 2 }],
  ])('is not accepted of an application with %s', (_, change) => {
    expect(applications.safeParse({ ...sentApplication, ...change }).success).toBe(false);
  });
});
