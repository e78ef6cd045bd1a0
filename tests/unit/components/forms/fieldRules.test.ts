import { describe, expect, test } from 'vitest';
import { cityFinder } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { payloadOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { tidyPostcode } from '#components/forms/descriptions/postcode.ts';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import { payloadSchemaOf, schemaOf } from '#components/forms/descriptions/schema.ts';
import { contactForm, membershipForm } from '#content/forms/forms.ts';
import { APPLICATION_REFERENCE, APPLICATION_SENT, ENQUIRY_SENT } from '../../../fixtures/answers.ts';

const findCity = cityFinder(parseCities({ Leicester: 'Leicestershire', 'St Albans': 'Hertfordshire' }));
const enquiry: Values = { ...ENQUIRY_SENT, titleid: '4', city: 'Leicester' };
const enquiryRules = schemaOf(contactFields, contactForm.messages, findCity);
const application: Values = APPLICATION_SENT;
const applicationRules = schemaOf(membershipFields, membershipForm.messages, findCity);

/** The first message of each field that a form's rules refuse; the form shows no others. */
function formErrors(rules: ReturnType<typeof schemaOf>, values: Values): Record<string, string> {
  const { error } = rules.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

const enquiryErrors = (values: Values) => formErrors(enquiryRules, { ...enquiry, ...values });
const applicationErrors = (values: Values, rules = applicationRules) =>
  formErrors(rules, { ...application, ...values });

// The messages of empty fields, and what is sent of a filled form, are tested in tests/component/forms.

test.each(['firstName', 'lastName', 'phone', 'email', 'message', 'city'])('spaces in %s count as empty', (field) => {
  expect(Object.keys(enquiryErrors({ [field]: ' \t\n ' }))).toEqual([field]);
});

test.each(['0', '5', 'Mr.', '1 ', '12'])('the title of an enquiry cannot be the code %j', (titleid) => {
  expect(enquiryErrors({ titleid })).toEqual({ titleid: 'Title is required' });
});

test('an application is in one of two categories', () => {
  expect(applicationRules.safeParse({ ...application, membershipCategory: '2' }).success).toBe(false);
});

test('the city of an application is listed, or any text but none if the list did not load', () => {
  expect(applicationErrors({ city: 'Atlantis' })).toEqual({ city: 'Invalid city selected' });
  const without = schemaOf(membershipFields, membershipForm.messages, cityFinder(undefined));
  expect(applicationErrors({ city: 'Atlantis' }, without)).toEqual({});
  expect(applicationErrors({ city: ' ' }, without)).toEqual({ city: 'City is required.' });
});

describe('the phone number of an enquiry', () => {
  test.each([
    ['020 7946 0958', '02079460958'],
    ['(020) 7946-0958', '02079460958'],
    ['+44 20 7946 0958', '442079460958'],
    ['+44 (0)20 7946 0958', '442079460958'],
    [' 020\u00a07946\u20110958 ', '02079460958'],
    ['\u202a+44 20 7946 0958\u202c', '442079460958'],
    ['1'.repeat(15), '1'.repeat(15)],
  ])('may be typed as %j and is sent as %s', (typed, sent) => {
    expect(enquiryRules.parse({ ...enquiry, phone: typed }).phone).toBe(sent);
  });

  test.each([
    ...[
      '0207946o958',
      '020 7946 0958 ext 2',
      '4420+79460958',
      '++442079460958',
      '٠٢٠٧٩٤٦٠٩٥٨',
      '1'.repeat(9),
      '1'.repeat(16),
    ].map((phone) => [phone]),
    ['+ () -', 'Phone number is required'],
  ])('is rejected as %j', (phone, message = 'Phone number must be between 10 digits') => {
    expect(enquiryErrors({ phone })).toEqual({ phone: message });
  });
});

test.each([
  ['an enquiry', ['a@b.co', 'ada+msb@mail.a.co.uk', "o'neill@a.example", 'ада@пример.example'], enquiryErrors],
  ['an application, as for the browser,', ['ada@localhost', 'a.b+c@sample.co.uk'], applicationErrors],
])('an email of %s may be %j', (_, emails, errors) => {
  for (const email of emails) expect(errors({ email }), email).toEqual({});
});

test.each([
  ['an enquiry', ['ada@sample', '@a.example', 'a@a.', 'a@.example', 'a b@c.example', 'a@b@c.example'], enquiryErrors],
  ['an application', ['ada', 'ada@', 'ada@sample example', 'ada@-sample.example'], applicationErrors],
])('an email of %s is rejected as %j', (_, emails, errors) => {
  for (const email of emails) expect(errors({ email }), email).toEqual({ email: 'Invalid email format' });
});

describe('the postcode of an application', () => {
  const POSTCODES = 'M1 1AE, M60 1NW, CR2 6XH, DN55 1PT, W1A 1HQ, EC1A 1BB, GIR 0AA, BT1 5GS, ZE1 0AA, SW1A 2AA';
  const WRONG = 'EC2, EC2A 4N, EC2A 44E, 12345, QQQ 1AA, A1234 1AA, EC2A-4NE, AI1 1AA, GIR 0AB, N/A';

  test.each(POSTCODES.split(', '))('may be %s, in lower case or with other spaces', (postcode) => {
    const spaced = ` ${postcode.split('').join(' ')}\t`;
    for (const typed of [postcode, postcode.toLowerCase(), postcode.replace(' ', ''), spaced])
      expect(applicationRules.parse({ ...application, postcode: typed }).postcode).toBe(postcode);
  });

  test.each(WRONG.split(', '))('is rejected as %s, and stays as it was typed', (postcode) => {
    expect(applicationErrors({ postcode })).toEqual({ postcode: 'Please enter a valid UK postcode.' });
    expect(tidyPostcode(` ${postcode} `)).toBe(postcode);
  });
});

describe('what is sent', () => {
  const sentEnquiry = payloadOf(contactFields, enquiryRules.parse(enquiry), 'token');
  const sentApplication = payloadOf(membershipFields, application, 'token');
  const enquiries = payloadSchemaOf(contactFields, contactForm.messages);
  const applications = payloadSchemaOf(membershipFields, membershipForm.messages);

  test('of an enquiry has the seven keys of the specification in order', () => {
    expect(JSON.stringify(sentEnquiry)).toBe(JSON.stringify({ ...ENQUIRY_SENT, reCaptcha: 'token' }));
  });

  test('of an application has its thirteen keys in order, with codes as text and consent as a boolean', () => {
    expect(JSON.stringify(sentApplication)).toBe(
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
    ['an enquiry with a key too many', enquiries, { ...sentEnquiry, city: 'London' }],
    ['an enquiry with a title as text', enquiries, { ...sentEnquiry, titleid: '4' }],
    ['an enquiry without captcha key', enquiries, { ...sentEnquiry, reCaptcha: undefined }],
    ['an enquiry with a number for a name', enquiries, { ...sentEnquiry, firstName: 1 }],
    ['an application with a key too many', applications, { ...sentApplication, extra: '' }],
    ['an application without consent', applications, { ...sentApplication, consent: false }],
    ['an application with consent as text', applications, { ...sentApplication, consent: 'true' }],
    ['an application with another country', applications, { ...sentApplication, countryCode: '+1' }],
    ['an application with the title as a number', applications, { ...sentApplication, titleid: 2 }],
  ])('is not accepted of %s', (_, payloads, payload) => expect(payloads.safeParse(payload).success).toBe(false));
});

const reference = async (payload: Record<string, unknown>) => referenceOf(await fingerprintOf(payload));

test('a reference depends neither on the captcha nor on the order of the fields, and on every field', async () => {
  const reversed = Object.fromEntries(Object.entries(APPLICATION_SENT).reverse());
  expect(await reference({ ...reversed, reCaptcha: 'token' })).toBe(APPLICATION_REFERENCE);
  const others = Object.keys(APPLICATION_SENT)
    .filter((name) => name !== 'reCaptcha')
    .map((name) => reference({ ...APPLICATION_SENT, [name]: 'another' }));
  expect(await Promise.all(others)).not.toContain(APPLICATION_REFERENCE);
});
