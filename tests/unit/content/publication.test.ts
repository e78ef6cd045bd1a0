import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readBuildTime } from '#content/schema/entries/buildTime.server.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { isPublished, publication } from '#content/schema/entries/publication.server.ts';
import { slug, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { messageOf } from '../../fixtures/messageOf.ts';
import { temporaryFolder } from '../../fixtures/temporaryFolder.ts';

const NEWS = 'content/collections/news';
const schema = z.strictObject({ slug, title: text, order: z.int().default(1), body: markdown, ...publication });

/** Has content consist of some files: news items by their names, each with its fields and its text, or others by their paths. */
function contentIs(files: Record<string, string>) {
  const pathOf = (name: string) => (name.includes('/') ? name : `${NEWS}/${name}.md`);
  const items = Object.entries(files).map(([name, source]) => [pathOf(name), source]);
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder(Object.fromEntries(items)));
}
const item = (fields: string, words = 'Words.') => `---\ntitle: A\n${fields}---\n${words}\n`;
const read = () => readCollection('news', schema, { address: '/news/' });
const fault = () => messageOf(read);

beforeEach(() => contentIs({}));
afterEach(() => vi.restoreAllMocks());

describe('an entry is shown', () => {
  test.each<[days: string, fields: object, shown: boolean[]]>([
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

describe('an author gets an error', () => {
  test.each([
    ['publishOn: 2027-03-31\nexpiresOn: 2027-03-30\n', 'line 4, expiresOn: It is first shown on 2027-03-31; write'],
    ['draft: yes\n', 'line 3, draft: Write draft: true, or take the line out.'],
    ['publishOn: 31/3/2027\n', '+ publishOn: 2027-03-31'],
    ['publishedOn: 2027-03-31\n', 'There is no such field. Write publishOn.'],
  ])('for %j', (fields, message) => {
    contentIs({ a: item(fields) });
    expect(fault()).toContain(message);
  });

  test('for a link to a draft, with file and line', () => {
    contentIs({ a: item('draft: true\n'), b: item('', 'Words.\n\n[A](/news/a), again.') });
    const reason = `It links to ${NEWS}/a.md, which is a draft. Take the link out until it is published.`;
    expect(fault()).toBe(`${NEWS}/b.md needs fixing:\n✖ line 6: ${reason}\n    - [A](/news/a), again.`);
  });

  test.each([
    ['publishOn: 2099-01-01\n', 'which is first shown on 2099-01-01.', '    + publishOn: 2099-01-01'],
    ['expiresOn: 2099-01-01\n', 'which is last shown on 2099-01-01.', '    + expiresOn: 2099-01-01'],
  ])('for a link to an entry with %j from one that is shown when it is not', (fields, reason, fix) => {
    contentIs({ a: item(fields), b: item('', '[A](/news/a#part)') });
    expect(fault()).toContain(reason);
    expect(fault()).toContain(fix);
  });

  test('for a link from a page, which is always shown', () => {
    contentIs({ a: item('expiresOn: 2099-01-01\n'), 'content/pages/home.ts': "\nhref: '/news/a',\n" });
    expect(fault()).toContain('content/pages/home.ts needs fixing:\n✖ line 2: It links to');
  });
});

test.each([
  ['from a draft', 'draft: true\n', 'draft: true\n', '/news/a'],
  ['from an entry that is shown on no other days', 'publishOn: 2099-01-01\n', 'publishOn: 2099-01-02\n', '/news/a'],
  ['from an entry that expires first', 'expiresOn: 2099-01-02\n', 'expiresOn: 2099-01-01\n', '/news/a'],
  ['to another address', 'draft: true\n', '', '/news/a-b, /news/a/b and /more/news/a'],
])('a link may lead %s', (_, fields, others, link) => {
  contentIs({ a: item(fields), b: item(others, `[A](${link})`) });
  expect(read).not.toThrow();
});

test.each([
  ['2027-03-31', '2027-03-30T23:00:00.000Z'],
  ['2027-12-31 18:00', '2027-12-31T18:00:00.000Z'],
  ['2027-03-31 18:00', '2027-03-31T17:00:00.000Z'],
  ['2027-03-31T17:00:00.5Z', '2027-03-31T17:00:00.500Z'],
])('the site is built for the moment in London that BUILD_DATE names: %s', (written, moment) => {
  expect(readBuildTime(written).toISOString()).toBe(moment);
});

test.each(['soon', '2027-02-30', '2027-03-28 01:30'])(
  'the site is built for no day that does not exist: %s',
  (written) => {
    expect(() => readBuildTime(written)).toThrow(`BUILD_DATE is "${written}". Write a day, e.g. 2027-03-31`);
  },
);
