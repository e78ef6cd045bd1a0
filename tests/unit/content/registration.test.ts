import { expect, test } from 'vitest';
import { rsvpForm, webinarRegistrationForm } from '#content/forms/registration.ts';

test('the webinar form offers about 240 dialling codes, with each place once', () => {
  const { options } = webinarRegistrationForm.fields.countryCode;
  expect(options.length).toBeGreaterThanOrEqual(235);
  expect(options.length).toBeLessThanOrEqual(250);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
});

test('both forms start with the dialling code of the United Kingdom, and the RSVP form offers no other', () => {
  for (const { fields } of [webinarRegistrationForm, rsvpForm]) {
    const { options, value } = fields.countryCode;
    expect(options.find(({ code }) => code === value)?.name).toBe('United Kingdom');
  }
  expect(rsvpForm.fields.countryCode.options).toHaveLength(1);
});
