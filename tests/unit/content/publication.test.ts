import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { readBuildTime } from '#content/schema/entries/buildTime.server.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { isPublished, isShownWith, publication } from '#content/schema/entries/publication.server.ts';
import { slug, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { temporaryFolder } from '../../fixtures/files.ts';

const NEWS = collectionFolder('news');
const schema = z.strictObject({ slug, title: text, order: z.int().default(1), body: markdown, ...publication });

/**
 * Has content consist of some files: news items by their names, each with its fields and its text,
 * or others by their paths.
 */
function contentIs(files: Record<string, string>) {
  const pathOf = (name: string) => (name.includes('/') ? name : `${NEWS}/${name}.md`);
  const items = Object.entries(files).map(([name, source]) => [pathOf(name), source]);
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder(Object.fromEntries(items)));
}
const item = (fields: string, words = 'Words.') => `---\ntitle: A\n${fields}---\n${words}\n`;
const read = () => readCollection('news', schema);

beforeEach(() => contentIs({}));
afterEach(() => vi.restoreAllMocks());

describe('an entry is shown', () => {
  test.each([
    ['always', {}, [true, true, true]],
    ['never while it is a draft', { draft: true }, [false, false, false]],
    ['from the day on which it is published', { publishOn: '2027-03-31' }, [false, true, true]],
    ['until the end of the day on which it expires', { expiresOn: '2027-03-31' }, [true, true, false]],
  ])('%s', (_, fields, shown) => {
    expect(['2027-03-30', '2027-03-31', '2027-04-01'].map((day) => isPublished(fields, day))).toEqual(shown);
  });

  test('on the day of the build only, whatever else its collection holds', () => {
    contentIs({
      draft: item('draft: true\n'),
      later: item('publishOn: 2099-01-01\n'),
      over: item('expiresOn: 2025-01-01\n'),
      now: item('publishOn: 2025-01-01\nexpiresOn: 2099-01-01\n'),
    });
    expect(read().map(({ slug }) => slug)).toEqual(['now']);
  });

  test('in its place among numbered entries, where one that is not shown keeps its number', () => {
    contentIs({ a: item('order: 3\n'), b: item('order: 2\ndraft: true\n'), c: item('order: 1\n') });
    expect(readCollection('news', schema, { arrange: inOrder }).map(({ slug }) => slug)).toEqual(['c', 'a']);
  });
});

describe('a collection', () => {
  test('contains every Markdown and YAML file of its folder', () => {
    contentIs({ a: item(''), [`${NEWS}/b.yaml`]: 'title: B\nbody: Words.\n', [`${NEWS}/index.ts`]: '' });
    expect(read().map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('reports every faulty file at once', () => {
    contentIs({ a: item('titel: A\n'), b: item('draft: soon\n') });
    expect(read).toThrow(/a\.md needs fixing:[\s\S]*b\.md needs fixing:/);
  });

  test('rejects an entry that expires before it appears', () => {
    contentIs({ a: item('publishOn: 2027-03-31\nexpiresOn: 2027-03-30\n') });
    expect(read).toThrow('line 4, Expires on (expiresOn): It is first shown on 2027-03-31; write');
  });

  test('rejects a second entry with the same value in a unique field', () => {
    contentIs({ a: item(''), d: item('') });
    const error = `${NEWS}/d.md needs fixing:\n✖ line 2, title: ${NEWS}/a.md has “A” already; give each its own.`;
    expect(() => readCollection('news', schema, { unique: ['title'] })).toThrow(error);
  });

  test('is sorted by the numbers of its entries', () => {
    const ordered = (...orders: number[]) => {
      contentIs(Object.fromEntries(orders.map((order, index) => [`entry-${index}`, item(`order: ${order}\n`)])));
      return readCollection('news', schema, { arrange: inOrder }).map(({ order }) => order);
    };
    expect(ordered(2, 4, 1)).toEqual([1, 2, 4]);
    expect(() => ordered(1, 1)).toThrow(`line 3, order: ${NEWS}/entry-0.md has “1” already; give each its own.`);
  });
});

test.each([
  ['a draft is not shown with a page', { draft: true }, {}, false],
  ['a draft may be missing with a draft', { draft: true }, { draft: true }, true],
  ['what appears later is not shown with a page', { publishOn: '2027-03-31' }, {}, false],
  ['what appeared earlier is', { publishOn: '2025-03-31' }, {}, true],
  ['what expires is not', { expiresOn: '2027-03-31' }, {}, false],
  ['what expires is shown with what expires first', { expiresOn: '2027-03-31' }, { expiresOn: '2027-03-30' }, true],
  ['what appears is shown with what appears later', { publishOn: '2027-03-30' }, { publishOn: '2027-03-31' }, true],
])('%s', (_, entry, other, shown) => expect(isShownWith(entry, other, '2026-11-24')).toBe(shown));

test.each([
  ['2027-03-31', '2027-03-30T23:00:00.000Z'],
  ['2027-12-31 18:00', '2027-12-31T18:00:00.000Z'],
  ['2027-03-31 18:00', '2027-03-31T17:00:00.000Z'],
  ['2027-03-31T17:00:00.5Z', '2027-03-31T17:00:00.500Z'],
])('the site is built for the moment in London that BUILD_DATE names: %s', (written, moment) => {
  expect(readBuildTime(written).toISOString()).toBe(moment);
});

test.each([
  ['soon', 'Write a day, e.g. 2025-06-19, or a day and a time in London'],
  ['2027-02-30', 'There is no such date.'],
  ['2027-03-28 01:30', 'There is no 01:30 in London on that day: the clocks go forward'],
])('the site is built for no day or time that does not exist: %s', (written, reason) => {
  expect(() => readBuildTime(written)).toThrow(`BUILD_DATE is "${written}". ${reason}`);
});
