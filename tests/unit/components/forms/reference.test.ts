import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import { APPLICATION_REFERENCE, APPLICATION_SENT } from '../../../fixtures/answers.ts';

const reference = async (payload: Record<string, unknown>) => referenceOf(await fingerprintOf(payload));

test('a reference is two groups of four characters of Crockford’s base 32, from the SHA-256 of the sorted fields', async () => {
  const { reCaptcha, ...fields } = APPLICATION_SENT;
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort()))
    .digest();
  const characters = [...hash].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('');
  expect(await reference(APPLICATION_SENT)).toBe(`${characters.slice(0, 4)}-${characters.slice(4, 8)}`);
  expect(await reference(APPLICATION_SENT)).toBe(APPLICATION_REFERENCE);
});

test('a reference depends neither on the captcha nor on the order of the fields, and on every field', async () => {
  const reversed = Object.fromEntries(Object.entries(APPLICATION_SENT).reverse());
  expect(await reference({ ...reversed, reCaptcha: 'token' })).toBe(APPLICATION_REFERENCE);
  const others = Object.keys(APPLICATION_SENT)
    .filter((name) => name !== 'reCaptcha')
    .map((name) => reference({ ...APPLICATION_SENT, [name]: 'another' }));
  expect(await Promise.all(others)).not.toContain(APPLICATION_REFERENCE);
});
