import { expect, test } from 'vitest';
import { CODES } from '#content/codes.ts';
import { rsvpForm, webinarRegistrationForm } from '#content/forms/registration.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';

/** Values of the specification that no test of a behaviour holds. */

test('the codes of titles and of memberships are those of the specification (3.1, 3.2)', () => {
  expect(CODES).toEqual({
    titleid: { 1: 'Mr.', 2: 'Mrs.', 3: 'Miss', 4: 'Dr.' },
    membershipCategory: { 0: 'MSB Member', 1: 'Affiliate Member' },
  });
});

test('the schedule of the welcome meet is that of the specification (9)', () => {
  const times = ['6:00-6:30', '6:30-6:45', '6:45-7:05', '7:10-7:30', '7:35-7:55', '8:00-9:00'];
  expect(welcomeMeet.schedule.rows.map(({ time }) => time)).toEqual(times.map((time) => `${time} PM`));
});

test('the webinar form offers about 240 dialling codes, with each place once', () => {
  const { options } = webinarRegistrationForm.fields.countryCode;
  expect(Math.abs(options.length - 240)).toBeLessThan(10);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
});

test('both closed forms start with the dialling code of the United Kingdom, and the RSVP form offers no other', () => {
  for (const { fields } of [webinarRegistrationForm, rsvpForm]) {
    const { options, value } = fields.countryCode;
    expect(options.find(({ code }) => code === value)?.name).toBe('United Kingdom');
  }
  expect(rsvpForm.fields.countryCode.options).toHaveLength(1);
});
