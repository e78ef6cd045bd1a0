import { expect, test } from 'vitest';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import { APPLICATION_REFERENCE, APPLICATION_SENT } from '../../../fixtures/answers.ts';

const reference = async (payload: Record<string, unknown>) => referenceOf(await fingerprintOf(payload));

test('a reference depends neither on the captcha nor on the order of the fields, and on every field', async () => {
  const reversed = Object.fromEntries(Object.entries(APPLICATION_SENT).reverse());
  expect(await reference({ ...reversed, reCaptcha: 'token' })).toBe(APPLICATION_REFERENCE);
  const others = Object.keys(APPLICATION_SENT)
    .filter((name) => name !== 'reCaptcha')
    .map((name) => reference({ ...APPLICATION_SENT, [name]: 'another' }));
  expect(await Promise.all(others)).not.toContain(APPLICATION_REFERENCE);
});
