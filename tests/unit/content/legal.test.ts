import { expect, test } from 'vitest';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { site } from '#content/site/site.ts';
import { readable } from '../../fixtures/reading.ts';

test('the privacy policy gives an email address, and a postal one as soon as there is one (specification 2.12)', () => {
  expect(readable(privacyPolicy.body)).toMatch(/postal address/);
  expect(privacyPolicy.body).toContain(site.email);
});

const terms = readable(termsAndConditions.body);

test.each([
  ['require the annual fee of a business in advance', `GBP ${site.fees.msb.pounds} annually, paid upfront`],
  ['require the annual fee of an affiliate in advance', `GBP ${site.fees.affiliate.pounds} annually, paid upfront`],
  ['require written notice', 'You must give the Board written notice at least 2 weeks before'],
  ['refund for the days that are left', 'pro rata by active membership days'],
  ['give an example of a refund', `£${site.fees.msb.pounds} ÷ 365 × 292 = £${(site.fees.msb.pounds / 365) * 292}`],
  ['name their law', 'governed by the law of England and Wales'],
])('the terms (specification 9) %s', (_, words) => expect(terms).toContain(words));
