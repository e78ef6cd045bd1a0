import { expect, test } from 'vitest';
import { rsvpForm, webinarRegistrationForm } from '#content/forms/registration.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { readableText } from '#content/schema/markdown.server.ts';
import { CODES } from '#content/shared/codes.ts';
import { site } from '#content/site/site.ts';

/** Values of the specification that no test of a behaviour holds. */

test('the codes of titles and of memberships are those of the specification (3.1, 3.2)', () => {
  const titleid = { 1: 'Mr.', 2: 'Mrs.', 3: 'Miss', 4: 'Dr.' };
  const membershipCategory = { 0: 'MSB Member', 1: 'Affiliate Member' };
  expect(CODES).toMatchObject({
    contact: { titleid },
    membership: { titleid, membershipCategory },
    closed: { titleid },
  });
});

test('the schedule of the welcome meet is that of the specification (9)', () => {
  const times = ['6:00-6:30', '6:30-6:45', '6:45-7:05', '7:10-7:30', '7:35-7:55', '8:00-9:00'];
  expect(welcomeMeet.schedule.rows.map(({ time }) => time)).toEqual(times.map((time) => `${time} PM`));
});

test('the webinar form offers the dialling codes of 248 places, with each place once (3.3: about 240)', () => {
  const { options } = webinarRegistrationForm.fields.countryCode.list;
  expect(options).toHaveLength(248);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
});

test('both closed forms start with the dialling code of the United Kingdom', () => {
  const { list, value } = webinarRegistrationForm.fields.countryCode;
  expect(list.options.find(({ code }) => code === value)?.name).toBe('United Kingdom');
  expect(rsvpForm.fields.countryCode).toEqual({ value });
});

test('the privacy policy gives an email address and mentions a postal one (specification 2.12)', () => {
  expect(readableText(privacyPolicy.body)).toMatch(/postal address/);
  expect(privacyPolicy.body).toContain(site.email);
});

const terms = readableText(termsAndConditions.body);

test.each([
  ['require written notice', 'You must give the Board written notice at least 2 weeks before'],
  ['refund for the days that are left', 'pro rata by active membership days'],
  ['name their law', 'governed by the law of England and Wales'],
])('the terms (specification 9) %s', (_, words) => expect(terms).toContain(words));
