import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityFinder, parseCities } from '#components/fields/city/city.ts';
import { payloadOf, schemaOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { tidyPostcode } from '#components/forms/rules/fieldRules.ts';
import { membershipForm } from '#content/forms/forms.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import { faultsOf } from '../../../fixtures/faults.ts';

const { messages } = membershipForm;
const schema = schemaOf(membershipFields, messages, cityFinder(parseCities({ Leicester: 'Leicestershire' })));
const payloadSchema = payloadSchemaOf(membershipFields, messages);
const filled: Values = APPLICATION_SENT;

const faults = (values: Values, rules = schema) => faultsOf(rules, { ...filled, ...values });

// The messages of empty fields, and what is sent of a filled form, are tested in tests/component/forms.

describe('the email of an application', () => {
  test.each(['ada', 'ada@', 'ada@sample example', 'ada@-sample.example'])(
    'is rejected as %j, as by the browser',
    (email) => {
      expect(faults({ email })).toEqual({ email: 'Invalid email format' });
    },
  );

  test.each(['ada@localhost', 'a.b+c@sample.co.uk'])('may be %j, as for the browser', (email) => {
    expect(faults({ email })).toEqual({});
  });
});

test('an application is in one of two categories', () => {
  expect(schema.safeParse({ ...filled, membershipCategory: '2' }).success).toBe(false);
});

test('the city of an application may be any text if the list did not load, but not empty', () => {
  const without = schemaOf(membershipFields, messages, cityFinder(undefined));
  expect(faults({ city: 'Atlantis' }, without)).toEqual({});
  expect(faults({ city: ' ' }, without)).toEqual({ city: 'City is required.' });
});

describe('the postcode of an application', () => {
  const postcodes = 'M1 1AE, M60 1NW, CR2 6XH, DN55 1PT, W1A 1HQ, EC1A 1BB, GIR 0AA, BT1 5GS, ZE1 0AA, SW1A 2AA';

  test.each(postcodes.split(', '))('may be %s, in lower case or with other spaces', (postcode) => {
    const spaced = ` ${postcode.split('').join(' ')}\t`;
    for (const typed of [postcode, postcode.toLowerCase(), postcode.replace(' ', ''), spaced])
      expect(schema.parse({ ...filled, postcode: typed }).postcode).toBe(postcode);
  });

  test.each(['EC2', 'EC2A 4N', 'EC2A 44E', '12345', 'QQQ 1AA', 'A1234 1AA', 'EC2A-4NE', 'AI1 1AA', 'GIR 0AB', 'N/A'])(
    'is rejected as %j, and stays as it was typed',
    (postcode) => {
      expect(faults({ postcode })).toEqual({ postcode: 'Please enter a valid UK postcode.' });
      expect(tidyPostcode(` ${postcode} `)).toBe(postcode);
    },
  );

  test('is corrected only to capitals with one space, and a second correction changes nothing', () => {
    const character = fc.constantFrom(...'ABEGIRSWZ0129 az\u00a0ß');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (typed) => {
        const tidied = tidyPostcode(typed);
        expect(tidyPostcode(tidied)).toBe(tidied);
        if (schema.safeParse({ ...filled, postcode: typed }).success)
          expect(tidied).toMatch(/^[A-Z][A-Z\d]{1,3} \d[A-Z]{2}$/);
      }),
    );
  });
});

describe('what an application sends', () => {
  const payload = payloadOf(membershipFields, filled, 'token');

  test('has the thirteen keys of the specification in order, with codes as text and consent as a boolean', () => {
    expect(JSON.stringify(payload)).toBe(
      '{"titleid":"2","fullname":"Sample Applicant","phoneNo":"20 7946 0958","email":"sample@firm.example","membershipCategory":"1","businessName":"Sample Exchange","businessAddressLine1":"1 Sample Street","businessAddressLine2":"","city":"Leicester","postcode":"LE1 1AA","countryCode":"+44","consent":true,"reCaptcha":"token"}',
    );
  });

  test('is accepted by the server unchanged, whatever the city', () => {
    const elsewhere = { ...payload, city: 'Atlantis' };
    expect(JSON.stringify(payloadSchema.parse(elsewhere))).toBe(JSON.stringify(elsewhere));
  });

  test('is accepted without an optional field, because a page older than the field doesn’t send it', () => {
    const { businessAddressLine2: _, ...earlier } = APPLICATION_SENT;
    expect(payloadSchema.parse(earlier)).toEqual(earlier);
  });

  test.each([
    ['a key too many', { extra: '' }],
    ['consent withheld', { consent: false }],
    ['consent as text', { consent: 'true' }],
    ['another country', { countryCode: '+1' }],
    ['the title as a number', { titleid: 2 }],
  ])('is not accepted with %s', (_, change) => {
    expect(payloadSchema.safeParse({ ...payload, ...change }).success).toBe(false);
  });
});
