import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityFinder, parseCities } from '#components/fields/city/city.ts';
import { payloadOf, schemaOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues as empty, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { tidyPostcode } from '#components/forms/rules/fieldRules.ts';
import { membershipForm } from '#content/forms/forms.ts';

const { messages } = membershipForm;
const schema = schemaOf(membershipFields, messages, cityFinder(parseCities({ London: 'Greater London' })));
const payloadSchema = payloadSchemaOf(membershipFields, messages);

const filled: Values = {
  ...empty,
  titleid: '2',
  fullname: 'Ada Sample',
  phoneNo: '020 7946 0958',
  email: 'ada@sample.example',
  membershipCategory: '1',
  businessName: 'Sample Exchange Ltd',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'London',
  postcode: 'EC2A 4NE',
  countryCode: '+44',
  consent: true,
};

/** The first message of each field; the form shows no others. */
function faults(values: Values, rules = schema): Record<string, string> {
  const { error } = rules.safeParse({ ...filled, ...values });
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('the application form', () => {
  test('is valid with every field filled in', () => {
    expect(schema.parse(filled)).toEqual(filled);
  });

  test('starts with MSB Member and the only country code, and reports every empty field in the words of the specification', () => {
    expect(empty).toMatchObject({ membershipCategory: '0', countryCode: '+44', consent: false });
    expect(faults(empty)).toEqual({
      titleid: 'Title  is required.',
      fullname: 'Full Name is required.',
      phoneNo: 'Phone No is required.',
      email: 'Email is required.',
      businessName: 'Business Name is required.',
      businessAddressLine1: 'Business Address Line 1 is required.',
      city: 'City is required.',
      postcode: 'Postcode is required.',
      consent: 'Please accept the Privacy Policy.',
    });
  });

  test('trims its values', () => {
    const typed = { fullname: ' Ada Sample ', businessAddressLine2: ' Floor 2 ', email: ' ada@sample.example ' };
    expect(schema.parse({ ...filled, ...typed })).toMatchObject({
      fullname: 'Ada Sample',
      businessAddressLine2: 'Floor 2',
      email: 'ada@sample.example',
    });
  });

  test('accepts the phone number as it is typed', () => {
    expect(schema.parse({ ...filled, phoneNo: ' (020) 7946 0958 ' }).phoneNo).toBe('(020) 7946 0958');
  });

  test.each(['ada', 'ada@', 'ada@sample example', 'ada@-sample.example'])(
    'rejects the email %j, as the browser does',
    (email) => {
      expect(faults({ email })).toEqual({ email: 'Invalid email format' });
    },
  );

  test.each(['ada@localhost', 'a.b+c@sample.co.uk'])('accepts the email %j, as the browser does', (email) => {
    expect(faults({ email })).toEqual({});
  });

  test('accepts no third category', () => {
    expect(schema.safeParse({ ...filled, membershipCategory: '2' }).success).toBe(false);
  });
});

describe('the city of an application', () => {
  test('must be on the list', () => {
    expect(faults({ city: 'Atlantis' })).toEqual({ city: 'Invalid city selected' });
  });

  test('may be any text if the list did not load, but not empty', () => {
    const without = schemaOf(membershipFields, messages, cityFinder(undefined));
    expect(faults({ city: 'Atlantis' }, without)).toEqual({});
    expect(faults({ city: ' ' }, without)).toEqual({ city: 'City is required.' });
  });
});

describe('the postcode of an application', () => {
  test.each([
    'M1 1AE',
    'M60 1NW',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 1HQ',
    'EC1A 1BB',
    'GIR 0AA',
    'BT1 5GS',
    'ZE1 0AA',
    'SW1A 2AA',
  ])('may be %s, in lower case or with other spaces', (postcode) => {
    for (const typed of [
      postcode,
      postcode.toLowerCase(),
      postcode.replace(' ', ''),
      ` ${postcode.split('').join(' ')}\t`,
    ])
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

  test('is valid in each of the six formats', () => {
    const letters = fc.constantFrom(...'ABCDEFGHKLMNOPRSTUVWXY');
    const shapes = fc.constantFrom('A9', 'A99', 'AA9', 'AA99', 'A9A', 'AA9A');
    fc.assert(
      fc.property(shapes, fc.array(letters, { minLength: 5, maxLength: 5 }), fc.nat(9), (shape, [a, b, c, d, e], n) => {
        const [first, second = ''] = shape.endsWith('A') ? [shape.slice(0, -1), c] : [shape];
        const outward = `${first
          .replaceAll('9', String(n))
          .replace('A', `${a}`)
          .replace(/(?<=^.)A/, `${b}`)}${second}`;
        expect(faults({ postcode: `${outward} ${n}${d}${e}` })).toEqual({});
      }),
    );
  });
});

describe('what an application sends', () => {
  test('has the thirteen keys of the specification in order, with codes as text and consent as a boolean', () => {
    const payload = payloadOf(membershipFields, schema.parse({ ...filled, postcode: 'ec2a4ne' }), 'token');
    expect(JSON.stringify(payload)).toBe(
      '{"titleid":"2","fullname":"Ada Sample","phoneNo":"020 7946 0958","email":"ada@sample.example","membershipCategory":"1","businessName":"Sample Exchange Ltd","businessAddressLine1":"1 Sample Street","businessAddressLine2":"","city":"London","postcode":"EC2A 4NE","countryCode":"+44","consent":true,"reCaptcha":"token"}',
    );
  });

  test('is accepted by the server unchanged, whatever the city', () => {
    const payload = payloadOf(membershipFields, { ...filled, city: 'Atlantis' }, '');
    expect(JSON.stringify(payloadSchema.parse(payload))).toBe(JSON.stringify(payload));
  });

  test('is accepted without an optional field, because a page older than the field doesn’t send it', () => {
    const earlier = membershipFields.filter(({ name }) => name !== 'businessAddressLine2');
    const payload = payloadOf(earlier, filled, '');
    expect(payload).not.toHaveProperty('businessAddressLine2');
    expect(payloadSchema.parse(payload)).toEqual(payload);
  });

  test.each([
    ['a key too many', { extra: '' }],
    ['consent withheld', { consent: false }],
    ['consent as text', { consent: 'true' }],
    ['another country', { countryCode: '+1' }],
    ['the title as a number', { titleid: 2 }],
  ])('is not accepted with %s', (_, change) => {
    const payload = { ...payloadOf(membershipFields, filled, ''), ...change };
    expect(payloadSchema.safeParse(payload).success).toBe(false);
  });
});
