import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { launchList, placeholders } from '#scripts/authoring/placeholders.ts';
import { readCases } from '../../../fixtures/cases.ts';

const site = { origin: 'https://www.a.example', email: 'hello@a.example', testKey: '1000' };
const { samples, real } = readCases(import.meta, {
  samples: z.record(z.string(), z.string()),
  real: z.array(z.string()),
});
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

  test.each(Object.entries(samples))('%s', (_, value) => expect(placeholders({ value }, site, FILE)).toHaveLength(1));

  test.each(real)('is not %s, which only looks like it', (value) => expect(listed({ value })).toEqual([]));

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
