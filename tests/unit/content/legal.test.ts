import { expect, test } from 'vitest';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { site } from '#content/site/site.ts';
import { readable, wordCount } from '../../fixtures/reading.ts';

test.each([
  ['privacy policy has', wordCount(privacyPolicy.body)],
  ['terms have', wordCount(termsAndConditions.body)],
])('the %s 900 to 1,500 words: %i', (_, words) => expect(words >= 900 && words <= 1500).toBe(true));

// That it names every field of the forms is tested in tests/unit/components/forms/fieldDescriptions.test.ts; what is stored and
// which websites are asked, in tests/browser/privacy.spec.ts and tests/site/privacy.test.ts.
const policy = readable(privacyPolicy.body);

test('the privacy policy says how to complain to the association first, and then to the ICO', () => {
  expect(policy).toMatch(/complain to us first.*within 30 days.*since 19 June 2026.*Information Commission/);
});

test('the privacy policy says that its postal address is still to come', () => {
  expect(policy).toContain('The postal address will stand here.');
  expect(privacyPolicy.sample).toBe(true);
});

// Their example of a refund is calculated in tests/unit/components/membership/refund.test.ts.
const terms = readable(termsAndConditions.body);

test.each([
  ['require the annual fee of a business in advance', `GBP ${site.fees.msb} annually, paid upfront`],
  ['require the annual fee of an affiliate in advance', `GBP ${site.fees.affiliate} annually, paid upfront`],
  ['require written notice', 'You must give the Board written notice at least 2 weeks before'],
  ['refund for the days that are left', 'pro rata by active membership days'],
  ['give an example of a refund', 'membership ends two weeks later, on 14 March. That makes 73 active days'],
  ['name their law', 'governed by the law of England and Wales'],
])('the terms (specification 9) %s', (_, words) => expect(terms).toContain(words));

test('the terms (specification 9) begin with the figures of the design', () => {
  expect(termsAndConditions.facts.map(({ figure }) => figure)).toEqual([`£${site.fees.msb}`, '2 weeks', 'Pro rata']);
});
