import { describe, expect, test } from 'vitest';
import { distinct, launchList, placeholders } from '#scripts/authoring/launch/placeholders.ts';

const site = { origin: 'https://www.a.example', email: 'hello@a.example', testKey: '1000' };
const found = (value: unknown) => placeholders(value, site).map(({ place, found }) => `${place}: ${found}`);

describe('what is left to replace in a module', () => {
  test('is whatever is marked as a sample, by its name, and not what is inside it', () => {
    expect(found({ list: [{ title: 'Real' }, { title: 'Stand-in', video: { sample: true }, sample: true }] })).toEqual([
      'list[1]: Stand-in',
    ]);
  });

  test.each([
    ['an address that never resolves', 'Write to https://b.example/form'],
    ['a telephone number kept for fiction', '+44 20 7946 0958'],
    ['another one', '01632 960123'],
    ['a name that says so', 'Sample speaker'],
    ['a picture that says so', 'A bank (sample artwork)'],
    ['the test key', '1000'],
    ['the site’s own made-up address', 'https://www.a.example'],
    ['the site’s own made-up e-mail', 'hello@a.example'],
  ])('%s', (_what, value) => {
    expect(placeholders({ value }, site)).toHaveLength(1);
  });

  test.each(['Take a sample of ten files.', 'https://www.gov.uk/', '020 7946 1000', 'hello@a.example.org'])(
    '%s is none',
    (value) => {
      expect(found({ value })).toEqual([]);
    },
  );

  test('is told once, where it is written, and not wherever it is repeated', () => {
    expect(found({ url: 'https://www.a.example/about-us', policy: 'Write to hello@a.example.' })).toEqual([]);
    expect(
      distinct([
        ...placeholders({ a: { name: 'X', sample: true } }, site),
        ...placeholders({ b: [{ name: 'X', sample: true }] }, site),
      ]),
    ).toHaveLength(1);
  });
});

describe('the list', () => {
  test('groups by file and by what to do, and counts', () => {
    const item = { place: 'a', found: 'x', advice: 'Do this.' };
    const groups = new Map([
      ['content/a.ts', [item, { ...item, place: 'b' }]],
      ['content/b.ts', []],
    ]);
    expect(launchList(groups)).toBe(
      'content/a.ts\n  Do this.\n    a: x\n    b: x\n\n2 to replace before the site goes public.',
    );
  });

  test('says so when nothing is left', () => {
    expect(launchList(new Map())).toBe('Nothing is left to replace.');
  });
});
