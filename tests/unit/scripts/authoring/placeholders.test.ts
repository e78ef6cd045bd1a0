import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { site } from '#content/site/site.ts';
import { foundIn, placeholders, settingsToSet } from '#scripts/authoring/placeholders.ts';
import { launchWarnings } from '#scripts/outputs/contentWarnings.ts';

const FILE = 'content/a.ts';
const listed = (value: unknown) => placeholders(value, FILE, foundIn(site, ['team/chair']));

describe('what is left to give in a module', () => {
  test('is whatever is marked as a sample, by its name, and samples inside it', () => {
    const list = [
      { title: 'Real' },
      { title: 'Not real', portrait: 'team/chair', video: { sample: true }, sample: true },
    ];
    expect(listed({ list })).toEqual([
      'content/a.ts, list[1]: Not real. Replace it, and take sample: true out.',
      'content/a.ts, list[1].video: all of it. Replace it, and take sample: true out.',
    ]);
  });

  test('is a fact that is marked as a sample', () => {
    expect(listed({ title: 'Real', date: '2025-05-27', sampleDate: true })).toEqual([
      'content/a.ts, date: 2025-05-27. Write the real date, and take sampleDate: true out.',
    ]);
  });

  test('is a drawing in place of a photo, by its name or its files', () => {
    const advice = 'Put a photo of this name into content/pictures and change what is said of it, or take it out.';
    expect(listed({ portrait: 'team/chair' })).toEqual([`content/a.ts, portrait: team/chair. ${advice}`]);
    expect(listed({ image: { name: 'team/chair', src: '/media/1.svg', sample: true } })).toEqual([
      `content/a.ts, image: team/chair. ${advice}`,
    ]);
    expect(listed({ image: { name: 'covers/a', src: '/media/2.svg', sample: false } })).toEqual([]);
  });

  test.each([
    ['an address that never resolves', 'Write to https://b.example/form'],
    ['an e-mail address that never resolves', 'hello@b.example'],
    ['a telephone number kept for fiction', '+44 20 7946 0958'],
    ['another one', '01632 960123'],
  ])('is %s', (_, value) => expect(listed({ value })).toHaveLength(1));

  const NOTHING = ['Take a sample of ten files.', 'https://www.gov.uk/', '020 7946 1000', 'hello@a.example.org'];
  test.each([...NOTHING, 'Sample ten files'])('is not %s', (value) => expect(listed({ value })).toEqual([]));

  test('is listed once, where it comes first, and not where it is repeated', () => {
    const email = 'hello@b.example';
    expect(listed({ email, policy: `Write to ${email}.`, page: `${site.origin}/about-us` })).toHaveLength(1);
    expect(listed({ phone: '+44 20 7946 0958', display: '020 7946 0958', href: 'tel:+442079460958' })).toHaveLength(1);
    expect(
      listed([
        { name: 'X', sample: true },
        { name: 'X', sample: true },
      ]),
    ).toHaveLength(1);
  });

  test('in an entry of a collection is listed under the entry’s own file', () => {
    const schema = z.object({ slug: z.string(), name: z.string(), sample: z.boolean() });
    const entry = readEntry('content/collections/team/chair.yaml', 'name: A chairman\nsample: true\n', schema);
    expect(listed({ team: { chair: entry } })).toEqual([
      'content/collections/team/chair.yaml: A chairman. Replace it, and take sample: true out.',
    ]);
  });

  test('is not looked for in schemas', () => expect(listed({ schema: z.string().default('a.example') })).toEqual([]));
});

const REAL = {
  ...site,
  origin: 'https://www.a.org',
  hcaptchaSitekey: '20000000-ffff-4fff-8fff-000000000002',
  launch: true,
};

test('settings are left to set while they are those of a sample', () => {
  expect(settingsToSet(site).map((text) => text.split(':')[0])).toEqual([
    'Settings, SITE_URL',
    'Settings, VITE_HCAPTCHA_SITEKEY',
    'Settings, LAUNCH',
  ]);
  expect(settingsToSet(REAL)).toEqual([]);
});

test('a build for a public address says in one line what it lacks, and any other says nothing', () => {
  expect(launchWarnings({ ...REAL, launch: false }, { email: 'hello@a.example' })).toEqual([
    expect.stringMatching(/^https:\/\/www\.a\.org is .* LAUNCH; .*email\. .*launch-check\.$/),
  ]);
  expect([launchWarnings(REAL, { email: 'hello@a.org' }), launchWarnings(site)]).toEqual([[], []]);
});
