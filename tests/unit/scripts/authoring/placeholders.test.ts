import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { launchList, placeholders } from '#scripts/authoring/placeholders.ts';

const site = { origin: 'https://www.a.example', email: 'hello@a.example', testKey: '1000' };
const FILE = 'content/a.ts';
const listed = (value: unknown) => placeholders(value, site, FILE).map(({ path, value }) => `${path}: ${value}`);

describe('what is left to replace in a module', () => {
  test('is whatever is marked as a sample, by its name, and not what is inside it', () => {
    const list = [{ title: 'Real' }, { title: 'Stand-in', video: { sample: true }, sample: true }];
    expect(listed({ list })).toEqual(['list[1]: Stand-in']);
  });

  test('is a date of publication that is marked as a sample', () => {
    expect(listed({ title: 'Real', date: '2025-05-27', sampleDate: true })).toEqual([': date 2025-05-27']);
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
  ])('%s', (_what, value) => expect(placeholders({ value }, site, FILE)).toHaveLength(1));

  test('is no address, number or sentence that only looks like it', () => {
    const real = ['Take a sample of ten files.', 'https://www.gov.uk/', '020 7946 1000', 'hello@a.example.org'];
    expect(listed(real)).toEqual([]);
  });

  test('is listed once, where it is written, and not where it is repeated', () => {
    expect(listed({ url: 'https://www.a.example/about-us', policy: 'Write to hello@a.example.' })).toEqual([]);
    const sample = { name: 'X', sample: true };
    const twice = [{ a: sample }, { b: [sample] }].flatMap((value) => placeholders(value, site, FILE));
    expect(launchList(twice)).toContain('1 to replace');
  });

  test('in an entry of a collection is listed under the entry’s own file', () => {
    const schema = z.object({ slug: z.string(), name: z.string() });
    const entry = readEntry('content/collections/team/chair.yaml', 'name: Sample chairman\n', schema);
    expect(placeholders({ team: { chair: entry } }, site, FILE)).toMatchObject([
      { file: 'content/collections/team/chair.yaml', path: 'name', value: 'Sample chairman' },
    ]);
  });

  test('leaves out pictures, which are listed by their files', () => {
    expect(listed({ image: { src: '/media/1.svg', placeholder: '#e8f8d8', sample: true } })).toEqual([]);
  });
});

test('the list of what is left groups by file and what to do, and counts', () => {
  const item = { file: 'content/a.ts', path: 'a', value: 'x', advice: 'Do this.' };
  expect(launchList([item, { ...item, path: 'b', value: 'y' }])).toBe(
    'content/a.ts: Do this.\n  a: x\n  b: y\n\n2 to replace before the site goes public.',
  );
});

test('the list says so when nothing is left', () => expect(launchList([])).toBe('Nothing is left to replace.'));
