import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cityFinder } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
import { answersOf } from '#components/forms/application/answers.ts';
import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { type Description, payloadOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import { payloadSchemaOf, schemaOf } from '#components/forms/descriptions/schema.ts';
import { isDoubtful } from '#components/forms/descriptions/telephone.ts';
import { contactForm, membershipForm } from '#content/forms/forms.ts';
import { APPLICATION_REFERENCE, APPLICATION_SENT, ENQUIRY_SENT } from '../../../fixtures/answers.ts';
import { changes, readCases } from '../../../fixtures/cases.ts';

const written = z.strictObject({ accepted: z.array(z.string()), rejected: z.array(z.string()) });
const { phones, emails, postcodes, refused } = readCases(import.meta, {
  phones: z.strictObject({
    accepted: z.array(z.tuple([z.string(), z.string()])),
    rejected: z.array(z.string()),
    shown: z.array(z.tuple([z.string(), z.string(), z.boolean()])),
  }),
  emails: z.strictObject({ enquiry: written, application: written }),
  postcodes: written,
  refused: z.strictObject({ enquiry: z.record(z.string(), changes), application: z.record(z.string(), changes) }),
});

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

// The messages of empty fields, and what is sent of a filled form, are tested in
// tests/component/forms.

test('the city of an application is listed, or any text but none if the list did not load', () => {
  expect(applicationErrors({ city: 'Atlantis' })).toEqual({ city: 'Invalid city selected' });
  const without = schemaOf(membershipFields, membershipForm.messages);
  expect(applicationErrors({ city: 'Atlantis' }, without)).toEqual({});
  expect(applicationErrors({ city: ' ' }, without)).toEqual({ city: 'City is required.' });
});

test.each(phones.accepted)('the phone number of an enquiry may be typed as %j and is sent as %s', (typed, sent) => {
  expect(enquiryRules.parse({ ...enquiry, phone: typed }).phone).toBe(sent);
});

test.each(phones.rejected)('the phone number of an enquiry is rejected as %j', (phone) => {
  expect(enquiryErrors({ phone })).toEqual({ phone: 'Phone number must be between 10 digits' });
});

test.each([
  ['phone', '+ () -', 'Phone number is required'],
  ['titleid', '1 ', 'Title is required'],
])('the %s of an enquiry is missing where it is %j', (name, typed, message) => {
  expect(enquiryErrors({ [name]: typed })).toEqual({ [name]: message });
});

test.each(phones.shown)(
  'the phone number of an application is sent as %j, shown as %j, and in doubt: %j',
  (typed, shown, doubt) => {
    expect(applicationRules.parse({ ...application, phoneNo: typed }).phoneNo).toBe(typed);
    const answers = answersOf({ ...application, phoneNo: typed }, membershipForm);
    expect(answers.find(({ name }) => name === 'phoneNo')?.value).toBe(shown);
    expect(isDoubtful(typed)).toBe(doubt);
  },
);

test.each([
  ['an enquiry', emails.enquiry, enquiryErrors],
  ['an application, as for the browser,', emails.application, applicationErrors],
])('an email of %s may be %j', (_, { accepted, rejected }, errors) => {
  for (const email of accepted) expect(errors({ email }), email).toEqual({});
  for (const email of rejected) expect(errors({ email }), email).toEqual({ email: 'Invalid email format' });
});

test.each(postcodes.accepted)(
  'the postcode of an application may be %s, in lower case or with other spaces',
  (postcode) => {
    const spaced = ` ${postcode.split('').join(' ')}\t`;
    for (const typed of [postcode, postcode.toLowerCase(), postcode.replace(' ', ''), spaced])
      expect(applicationRules.parse({ ...application, postcode: typed }).postcode).toBe(postcode);
  },
);

test.each(postcodes.rejected)(
  'the postcode of an application is rejected as %s, and stays as it was typed',
  (postcode) => {
    expect(applicationErrors({ postcode })).toEqual({ postcode: 'Please enter a valid UK postcode.' });
    expect(cleanText('postcode', ` ${postcode} `)).toBe(postcode);
  },
);

test('an optional field may be empty, or else has to satisfy a pattern of its own', () => {
  const accepts = /^(?:\d{4})?$/;
  const year: Description = { name: 'year', kind: 'text', accepts, malformed: 'wrong', optional: true };
  const rules = schemaOf([year], { wrong: 'Write a year' }, findCity);
  expect([' ', ' 1995 '].map((typed) => rules.parse({ year: typed }).year)).toEqual(['', '1995']);
  expect(formErrors(rules, { year: 'long ago' })).toEqual({ year: 'Write a year' });
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

  test.each(Object.entries(refused.enquiry))('is not accepted of an enquiry with %s', (_, change) => {
    expect(enquiries.safeParse({ ...sentEnquiry, ...change }).success).toBe(false);
  });

  test.each(Object.entries(refused.application))('is not accepted of an application with %s', (_, change) => {
    expect(applications.safeParse({ ...sentApplication, ...change }).success).toBe(false);
  });
});

const reference = async (payload: Record<string, unknown>) => referenceOf(await fingerprintOf(payload));

test('a reference depends neither on the captcha nor on the order of the fields, and on every field', async () => {
  const reversed = Object.fromEntries(Object.entries(APPLICATION_SENT).reverse());
  const changed = 'a new field: renew APPLICATION_REFERENCE in tests/fixtures/answers.ts';
  expect(await reference({ ...reversed, reCaptcha: 'token' }), changed).toBe(APPLICATION_REFERENCE);
  const others = Object.keys(APPLICATION_SENT)
    .filter((name) => name !== 'reCaptcha')
    .map((name) => reference({ ...APPLICATION_SENT, [name]: 'another' }));
  expect(await Promise.all(others)).not.toContain(APPLICATION_REFERENCE);
});
