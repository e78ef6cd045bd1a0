import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityFinder, parseCities } from '#components/fields/city/city.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { payloadOf, schemaOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { contactForm } from '#content/forms/forms.ts';

const findCity = cityFinder(parseCities({ London: 'Greater London', 'St Albans': 'Hertfordshire' }));
const schema = schemaOf(contactFields, contactForm.messages, findCity);
const payloadSchema = payloadSchemaOf(contactFields, contactForm.messages);
const empty: Values = Object.fromEntries(contactFields.map(({ name }) => [name, '']));

const filled: Values = {
  titleid: '4',
  firstName: 'Ada',
  lastName: 'Sample',
  phone: '02079460958',
  email: 'ada@sample.example',
  city: 'London',
  message: 'Hello.',
};

/** The first message of each field; the form shows no others. */
function faults(values: Values): Record<string, string> {
  const { error } = schema.safeParse({ ...filled, ...values });
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('the enquiry form', () => {
  test('is valid with every field filled in', () => {
    expect(schema.parse(filled)).toEqual(filled);
  });

  test('reports every empty field in the words of the specification', () => {
    expect(faults(empty)).toEqual({
      titleid: 'Title is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Phone number is required',
      email: 'Email is required',
      city: 'Invalid city selected',
      message: 'Message is required',
    });
  });

  test('lists its errors in the order of the fields on the page', () => {
    const { error } = schema.safeParse(empty);
    const order = [...new Set(error?.issues.map(({ path }) => path[0]))];
    expect(order).toEqual(['titleid', 'firstName', 'lastName', 'phone', 'email', 'city', 'message']);
  });

  test.each(['firstName', 'lastName', 'phone', 'email', 'message', 'city'] as const)(
    'treats spaces in %s as empty',
    (field) => {
      expect(Object.keys(faults({ [field]: ' \t\n ' }))).toEqual([field]);
    },
  );

  test('trims its values', () => {
    expect(schema.parse({ ...filled, firstName: ' Ada ', message: '\nHello.\nBye. ' })).toMatchObject({
      firstName: 'Ada',
      message: 'Hello.\nBye.',
    });
  });

  test.each(['0', '5', 'Mr.', '1 ', '12'])('rejects the title code %j', (titleid) => {
    expect(faults({ titleid })).toEqual({ titleid: 'Title is required' });
  });
});

describe('the phone number of an enquiry', () => {
  test.each([
    ['020 7946 0958', '02079460958'],
    ['(020) 7946-0958', '02079460958'],
    ['+44 20 7946 0958', '442079460958'],
    ['+44 (0)20 7946 0958', '442079460958'],
    [' 020\u00a07946\u20110958 ', '02079460958'],
    ['\u202a+44 20 7946 0958\u202c', '442079460958'],
    ['1234567890', '1234567890'],
    ['123456789012345', '123456789012345'],
  ])('may be typed as %j and is sent as %s', (typed, sent) => {
    expect(schema.parse({ ...filled, phone: typed }).phone).toBe(sent);
  });

  test.each([
    '123456789',
    '1234567890123456',
    '0207946o958',
    '020 7946 0958 ext 2',
    '4420+79460958',
    '++442079460958',
    '٠٢٠٧٩٤٦٠٩٥٨',
  ])('is rejected as %j', (phone) => {
    expect(faults({ phone })).toEqual({ phone: 'Phone number must be between 10 digits' });
  });

  test('counts as missing if it is only punctuation', () => {
    expect(faults({ phone: '+ () -' })).toEqual({ phone: 'Phone number is required' });
  });

  test('is valid only as ten to fifteen digits, with any spaces', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0');
    const spaced = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(spaced, (pairs) => {
        const typed = `${pairs.map(([digit, mark]) => `${digit}${mark}`).join('')}`;
        const digits = pairs.map(([digit]) => digit).join('');
        const result = schema.safeParse({ ...filled, phone: typed });
        expect(result.success).toBe(digits.length >= 10 && digits.length <= 15);
        if (result.success) expect(result.data.phone).toBe(digits);
      }),
    );
  });
});

describe('the email of an enquiry', () => {
  test.each([
    'a@b.co',
    ' ada@sample.example ',
    'ada+msb@mail.sample.co.uk',
    "o'neill@sample.example",
    'ада@пример.example',
  ])('may be %j', (email) => {
    expect(schema.parse({ ...filled, email }).email).toBe(email.trim());
  });

  test.each([
    'ada',
    'ada@',
    '@sample.example',
    'ada@sample',
    'ada@@sample.example',
    'ada lovelace@sample.example',
    'ada@sample .example',
    'ada@sample.',
    'ada@.example',
    'a@b@c.example',
  ])('is rejected as %j', (email) => {
    expect(faults({ email })).toEqual({ email: 'Invalid email format' });
  });

  test('never contains a space, and has one @ and a dot after it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '-') }), (email) => {
        if (!schema.safeParse({ ...filled, email }).success) return;
        expect(email.trim()).not.toMatch(/\s/);
        expect(email.split('@')).toHaveLength(2);
        expect(email.split('@')[1]).toContain('.');
      }),
    );
  });
});

describe('the city of an enquiry', () => {
  test.each(['Lond', 'London2', 'Atlantis', 'Greater London', '__proto__', 'constructor'])('cannot be %j', (city) => {
    expect(faults({ city })).toEqual({ city: 'Invalid city selected' });
  });

  test('is corrected to its listed spelling', () => {
    expect(schema.parse({ ...filled, city: ' saint  albans' }).city).toBe('St Albans');
  });
});

describe('what an enquiry sends', () => {
  test('has the seven keys of the specification in order, with the title as a number and without the city', () => {
    const payload = payloadOf(contactFields, schema.parse(filled), 'token');
    expect(JSON.stringify(payload)).toBe(
      '{"titleid":4,"firstName":"Ada","lastName":"Sample","phone":"02079460958","email":"ada@sample.example","message":"Hello.","reCaptcha":"token"}',
    );
  });

  test('is accepted by the server unchanged', () => {
    const payload = payloadOf(contactFields, schema.parse(filled), '');
    expect(JSON.stringify(payloadSchema.parse(payload))).toBe(JSON.stringify(payload));
  });

  test.each([
    ['a key too many', { city: 'London' }],
    ['a title as text', { titleid: '4' }],
    ['no captcha key', { reCaptcha: undefined }],
    ['a number for a name', { firstName: 1 }],
  ])('is not accepted with %s', (_, change) => {
    const payload = { ...payloadOf(contactFields, filled, ''), ...change };
    expect(payloadSchema.safeParse(payload).success).toBe(false);
  });
});
