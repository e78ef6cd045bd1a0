import { expect, test } from 'vitest';
import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { videos } from '#content/collections/videos.ts';
import { rsvpForm, webinarRegistrationForm } from '#content/forms/registration.ts';
import { home } from '#content/pages/home.ts';
import { galleryWall } from '#content/pictures.ts';

/**
 * The specification's counts. The association may add to them, and the fees are its own to change. Articles and guides are
 * counted in tests/unit/content/pieces.test.ts.
 */
test.each([
  ['six testimonials (2.4)', testimonials.length, 6],
  ['nine videos (2.6)', videos.length, 9],
  ['105 pictures (3.4)', galleryWall.length, 105],
  ['four slides (2.3)', home.hero.slides.length, 4],
  ['two advisors (2.12)', team.advisory.members.length, 2],
])('the site has at least %s', (_, found, specified) => expect(found).toBeGreaterThanOrEqual(specified));

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
