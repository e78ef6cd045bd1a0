import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityFinder, parseCities } from '#components/fields/city/city.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { payloadOf, schemaOf, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { contactForm } from '#content/forms/forms.ts';
import { ENQUIRY_SENT } from '../../../fixtures/answers.ts';
import { faultsOf } from '../../../fixtures/faults.ts';

const findCity = cityFinder(parseCities({ Leicester: 'Leicestershire', 'St Albans': 'Hertfordshire' }));
const schema = schemaOf(contactFields, contactForm.messages, findCity);
const payloadSchema = payloadSchemaOf(contactFields, contactForm.messages);
const filled: Values = { ...ENQUIRY_SENT, titleid: '4', city: 'Leicester' };

const faults = (values: Values) => faultsOf(schema, { ...filled, ...values });

// The messages of empty fields, and what is sent of a filled form, are tested in tests/component/forms.

test.each(['firstName', 'lastName', 'phone', 'email', 'message', 'city'])('spaces in %s count as empty', (field) => {
  expect(Object.keys(faults({ [field]: ' \t\n ' }))).toEqual([field]);
});

test.each(['0', '5', 'Mr.', '1 ', '12'])('the title of an enquiry cannot be the code %j', (titleid) => {
  expect(faults({ titleid })).toEqual({ titleid: 'Title is required' });
});

describe('the phone number of an enquiry', () => {
  test.each([
    ['020 7946 0958', '02079460958'],
    ['(020) 7946-0958', '02079460958'],
    ['+44 20 7946 0958', '442079460958'],
    ['+44 (0)20 7946 0958', '442079460958'],
    [' 020\u00a07946\u20110958 ', '02079460958'],
    ['\u202a+44 20 7946 0958\u202c', '442079460958'],
  ])('may be typed as %j and is sent as %s', (typed, sent) => {
    expect(schema.parse({ ...filled, phone: typed }).phone).toBe(sent);
  });

  test.each(['0207946o958', '020 7946 0958 ext 2', '4420+79460958', '++442079460958', '٠٢٠٧٩٤٦٠٩٥٨'])(
    'is rejected as %j',
    (phone) => {
      expect(faults({ phone })).toEqual({ phone: 'Phone number must be between 10 digits' });
    },
  );

  test('counts as missing if it is only punctuation', () => {
    expect(faults({ phone: '+ () -' })).toEqual({ phone: 'Phone number is required' });
  });

  test('is valid only as ten to fifteen digits, with any spaces', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0');
    const spaced = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(spaced, (pairs) => {
        const digits = pairs.map(([digit]) => digit).join('');
        const result = schema.safeParse({ ...filled, phone: pairs.flat().join('') });
        expect(result.success).toBe(digits.length >= 10 && digits.length <= 15);
        if (result.success) expect(result.data.phone).toBe(digits);
      }),
    );
  });
});

describe('the email of an enquiry', () => {
  test.each(['a@b.co', 'ada+msb@mail.sample.co.uk', "o'neill@sample.example", 'ада@пример.example'])(
    'may be %j',
    (email) => {
      expect(faults({ email })).toEqual({});
    },
  );

  test.each(['ada@sample', '@sample.example', 'ada@sample.', 'ada@.example'])('is rejected as %j', (email) => {
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

describe('what an enquiry sends', () => {
  const payload = payloadOf(contactFields, schema.parse(filled), 'token');

  test('has the seven keys of the specification in order, and is accepted by the server unchanged', () => {
    const written = JSON.stringify({ ...ENQUIRY_SENT, reCaptcha: 'token' });
    expect(JSON.stringify(payload)).toBe(written);
    expect(JSON.stringify(payloadSchema.parse(payload))).toBe(written);
  });

  test.each([
    ['a key too many', { city: 'London' }],
    ['a title as text', { titleid: '4' }],
    ['no captcha key', { reCaptcha: undefined }],
    ['a number for a name', { firstName: 1 }],
  ])('is not accepted with %s', (_, change) => {
    expect(payloadSchema.safeParse({ ...payload, ...change }).success).toBe(false);
  });
});
