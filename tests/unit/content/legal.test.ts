import { describe, expect, test } from 'vitest';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { site } from '#content/site/site.ts';
import { readable, wordCount } from '../../fixtures/reading.ts';
import { filesBelow, matches, read } from '../../fixtures/sources.ts';

test.each([
  ['privacy policy has', privacyPolicy],
  ['terms have', termsAndConditions],
])('the %s 900 to 1,500 words', (_, { body }) => {
  expect(wordCount(body)).toBeGreaterThanOrEqual(900);
  expect(wordCount(body)).toBeLessThanOrEqual(1500);
});

describe('the privacy policy', () => {
  const policy = readable(privacyPolicy.body);

  test.each([
    ['an enquiry', 'title, first name, last name, phone number, email address and message'],
    [
      'an application',
      'title, full name, phone number with country code, email address, membership category, business name, business address (line 1, and line 2 if you fill it in), city and postcode',
    ],
  ])('names every field of %s (specification 3.1 and 3.2)', (_, fields) => {
    expect(policy).toContain(fields);
  });

  test('names everything that the site stores on the device', () => {
    const storing = filesBelow(['components'])
      .map(read)
      .filter((text) => /localStorage|sessionStorage|caches\./.test(text));
    const keys = storing.flatMap((text) => matches(text, /const (?:KEY|OURS|SENT_COPY|EVENT_STATE) = '(\w+:?)'/g));
    expect(keys.length).toBeGreaterThanOrEqual(9);
    for (const key of keys) expect(policy).toContain(key);
  });

  test('says how to complain to the association first, and then to the ICO', () => {
    expect(policy).toMatch(
      /complain to us first.*within 30 days.*since 19 June 2026.*Information Commissioner’s Office/,
    );
  });

  test('says that its postal address is a sample', () => {
    expect(policy).toContain('Sample address line 1, Sample town, AB1 2CD. That postal address is a sample');
    expect(privacyPolicy.sample).toBe(true);
  });
});

describe('the terms (specification 9)', () => {
  const terms = readable(termsAndConditions.body);

  test.each([
    ['require the annual fee of a business in advance', `GBP ${site.fees.msb} annually, paid upfront`],
    ['require the annual fee of an affiliate in advance', `GBP ${site.fees.affiliate} annually, paid upfront`],
    ['require written notice', 'You must give the Board written notice at least 2 weeks before'],
    ['refund for the days that are left', 'pro rata by active membership days'],
    ['name their law', 'governed by the law of England and Wales'],
  ])('%s', (_, words) => {
    expect(terms).toContain(words);
  });

  test('give a correct example of a refund', () => {
    const lastDay = Date.UTC(2027, 2, 14);
    const activeDays = (lastDay - Date.UTC(2027, 0, 1)) / 86_400_000 + 1;
    const left = 365 - activeDays;
    const sum = (fee: number) => `£${fee} ÷ 365 × ${left} = £${((fee * left) / 365).toFixed(2).replace('.00', '')}`;
    expect(terms).toContain(`membership ends two weeks later, on 14 March. That makes ${activeDays} active days`);
    for (const fee of Object.values(site.fees)) expect(terms).toContain(`${sum(fee)}.`);
  });

  test('begin with the figures of the design', () => {
    expect(termsAndConditions.facts.map(({ figure }) => figure)).toEqual([`£${site.fees.msb}`, '2 weeks', 'Pro rata']);
  });
});
