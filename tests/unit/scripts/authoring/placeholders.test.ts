import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { leftOn, placeholders, settingsToSet } from '#scripts/authoring/placeholders.ts';

const FILE = 'content/a.yaml';
const found = () => ({ values: new Set<string>(), drawings: new Set(['home/photo1']) });
const listed = (source: string, file = FILE) => placeholders(file, source, found());

describe('what is left to give in a file of content', () => {
  test('is whatever is marked as a sample, at any depth', () => {
    expect(
      listed(`list:
  - title: Real
    sample: false
  - title: Not real
    portrait: /home/photo1.jpg
    video:
      sample: true
    sample: true
`),
    ).toEqual([
      'content/a.yaml, list 2: Not real. Replace it, then turn Sample off (sample: true).',
      'content/a.yaml, list 2, video: Replace it, then turn Sample off (sample: true).',
    ]);
  });

  test('is a fact that is marked as a sample', () => {
    expect(listed('title: Real\ndate: 2025-05-27\nsampleDate: true\n')).toEqual([
      'content/a.yaml: 2025-05-27. Write the real date, then turn Sample date off (sampleDate).',
    ]);
  });

  test('is a name of a sample that is no longer marked as one', () => {
    expect(listed('name: A\nemployer: Sample employer\n')).toEqual([
      'content/a.yaml, employer: Sample employer. Write the real words.',
    ]);
  });

  test('is a text that the Board has not approved', () => {
    expect(listed('---\nlead: We keep\nsample: true\n---\nText\n', 'content/pages/privacy-policy.md')).toEqual([
      'content/pages/privacy-policy.md: We keep. Have the Board approve it, then turn Sample off (sample: true).',
    ]);
  });

  test('is a drawing in place of a photo, once', () => {
    const advice = 'Put a photo of this name into content/pictures and change what is said of it, or take it out.';
    expect(listed('photos:\n  - src: home/photo1\n  - src: /home/photo1.jpg\n  - src: covers/a\n')).toEqual([
      `content/a.yaml, photos 1, src: home/photo1. ${advice}`,
    ]);
  });

  test.each([
    ['an address that never resolves', 'Write to https://b.example/form'],
    ['an e-mail address that never resolves', 'hello@b.example'],
    ['a telephone number kept for fiction', '+44 20 7946 0958'],
    ['another one', '01632 960123'],
  ])('is %s, once', (_, value) => expect(listed(`one: ${value}\ntwo: ${value}\n`)).toHaveLength(1));

  const NOTHING = ['Take a sample of ten files.', 'https://www.gov.uk/', '020 7946 1000', 'hello@a.example.org'];
  test.each([...NOTHING, 'Sample ten files.'])('is not %s', (value) => expect(listed(`text: ${value}\n`)).toEqual([]));

  test('is not a draft', () => expect(listed('title: A draft\ndraft: true\nsample: true\n')).toEqual([]));

  test('is not known of a file that cannot be read', () => expect(listed('a: [\nsample: true\n')).toEqual([]));
});

const REAL = {
  SITE_URL: 'https://www.a.org',
  VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002',
  LAUNCH: 'on',
};
const UNFIT = { SITE_URL: 'http://www.a.org', HCAPTCHA_SECRET: '0x0000000000' };
const SERVER = { HCAPTCHA_SECRET: 'secret', SMTP_URL: 'smtps://mail', MAIL_TO: 'a@a.org' };

describe('the settings left to write', () => {
  test.each([
    ['of nothing', {}, 'SITE_URL VITE_HCAPTCHA_SITEKEY LAUNCH=on HCAPTCHA_SECRET SMTP_URL MAIL_TO'],
    [
      'of the defaults',
      { SITE_URL: site.origin, VITE_HCAPTCHA_SITEKEY: site.hcaptchaSitekey, LAUNCH: 'off' },
      'SITE_URL',
    ],
    ['of the embedded server', REAL, 'HCAPTCHA_SECRET SMTP_URL MAIL_TO'],
    ['of values for trials', { ...REAL, ...SERVER, ...UNFIT }, 'SITE_URL HCAPTCHA_SECRET'],
    ['of an API that never resolves', { ...REAL, VITE_API_HOST: 'https://api.example' }, 'VITE_API_HOST'],
    [
      'of a script that never resolves',
      { ...REAL, VITE_ANALYTICS_SRC: 'https://a.example/b.js' },
      'VITE_ANALYTICS_SRC',
    ],
    ['of a real API', { ...REAL, VITE_API_HOST: 'https://api.a.org' }, ''],
    ['of a real site with the embedded server', { ...REAL, ...SERVER }, ''],
  ])('%s', (_, environment, names) => {
    const { build, server } = settingsToSet(environment);
    const lines = [...build, ...server];
    for (const name of names.split(' ').filter(Boolean))
      expect(lines).toContainEqual(expect.stringMatching(`^\\.env.*: write ${name}`));
    if (names.split(' ').length !== 1 || !names) expect(lines).toHaveLength(names.split(' ').filter(Boolean).length);
  });
});

test.each([
  ['an open film', '<a href="https://www.youtube.com/watch?v=eRsGyueVLvQ">', /^\/a: the open film Sintel plays\./],
  [
    'the front page of a network',
    '<a href="https://www.linkedin.com/">',
    /^\/a: “https:\/\/www.linkedin.com\/” is the front page/,
  ],
  ['the tag of a sample', '<span> Sample </span>', /^\/a: “Sample” is the tag/],
  ['the heading of a sample', '<p class="a">Sample text</p>', /^\/a: “Sample text” is the tag/],
  ['a stand-in', '<p>These stand in until we have ours.</p>', /^\/a: “stand in until” is said/],
  ['a placeholder', '<p>These are placeholders until we have ours.</p>', /^\/a: “placeholders until” is said/],
])('a page of the launched site has %s left', (_, html, line) => {
  expect(leftOn('/a', html)).toEqual([expect.stringMatching(line)]);
});

test('a page of the launched site may have a profile, another film and the word sample', () => {
  const page = '<a href="https://www.linkedin.com/in/a">A</a><a data-video="abcdefghijk">B</a><p>A sample of files</p>';
  expect(leftOn('/a', page)).toEqual([]);
});
