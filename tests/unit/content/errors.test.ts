import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { gallerySchema } from '#content/collections/gallery/schema.server.ts';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { isoDate, plainNumbers, slug, source, text, uniqueBy } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { feesSchema } from '#content/site/site.ts';
import { messageOf } from '../../fixtures/messageOf.ts';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder.ts';

const schema = z.strictObject({
  slug,
  title: text,
  date: isoDate.optional(),
  order: z.int().default(1),
  body: markdown.optional(),
  sources: z.array(source).default([]),
  plainNumbers,
});
const POSTS = collectionFolder('posts');
const FILE = `${POSTS}/first-post.md`;
const read = (content: string, file = FILE) => readEntry(file, content, schema);

describe('an entry', () => {
  test('has its slug from the file name, its fields with their defaults and the text below them', () => {
    const fields = { slug: 'first-post', title: 'First', date: '2025-06-19', sources: [], order: 1, plainNumbers: [] };
    expect(read('---\ntitle: First\ndate: 2025-06-19\n---\n\n## Text\n')).toEqual({ ...fields, body: '\n## Text\n' });
  });

  test('may write a number itself that no law sets, if it says so', () => {
    const fields = 'title: Banks keep it for five years\nplainNumbers: [five years]\n';
    expect(read(`---\n${fields}---\nText`)).toMatchObject({ plainNumbers: ['five years'] });
    expect(messageOf(() => read(`---\n${fields}---\n\nFor 6 days.`))).toContain('line 6, body: “6 days” reads like');
  });

  test('can be YAML without a text, and have line ends and a byte order mark from Windows', () => {
    expect(read('title: First\n', `${POSTS}/first.yaml`)).toMatchObject({ slug: 'first', title: 'First' });
    const windows = '\uFEFF---\r\ntitle: First\r\n---\r\n\r\nText\r\n';
    expect(read(windows)).toMatchObject({ title: 'First', body: '\nText\n' });
  });

  test('has values in place of their names, in its fields and in the text', () => {
    const fields = 'title: A\nsources:\n  - title: By {levy-due}, {fee.msb} pounds\n    url: https://a.example\n';
    const sources = [{ title: 'By 30 September, 365 pounds', url: 'https://a.example' }];
    expect(read(`---\n${fields}---\nWe are {siteName}.`)).toMatchObject({
      sources,
      body: 'We are MSB Association UK.',
    });
  });
});

describe('an error in an entry is reported with file, line, field and what would be right', () => {
  const messageFor = (source: string, file = FILE) => messageOf(() => read(source, file));

  test.each([
    ['in a field', 'title: A\ndate: 19/6/2025', 'line 3, date: Write the date as YYYY-MM-DD, e.g. 2025-06-19.'],
    [
      'in a list',
      'title: A\nsources:\n  - title: B\n    url: b',
      'line 5, sources[0].url: Write a full address, e.g. https://',
    ],
    [
      'in a field that does not exist',
      'title: A\ntitel: A',
      'line 3, titel: There is no such field. The fields are slug, title, date,',
    ],
    ['in a missing field', 'date: 2025-06-19', 'line 1, title: This field is missing. Write it as name: value.'],
    ['in a number that should be a text', 'title: 2027', 'line 2, title: Write a text; a number needs quotes.'],
    ['in a text that should be a number', 'title: A\norder: first', 'line 3, order: Write a number, without quotes.'],
    ['in a figure', 'title: A {levy-du}', 'line 2, title: There is no value {levy-du}. Take a name of content/figures'],
    ['in a figure without quotes', 'title: {levy-due}', 'line 2, title: Write it in quotes: "{levy-due}".'],
    ['in HTML among words', 'title: A <b>bold</b> one', 'line 2, title: Write words alone, without HTML.'],
    [
      'in a figure of the law that the text writes itself',
      'title: Kept for five years',
      'line 2, title: “five years” reads like a figure of the law: write {record-keeping.words} or',
    ],
    [
      'in the YAML syntax',
      'title: Do: don’t',
      'line 2: Nested mappings are not allowed in compact mappings. A text with a',
    ],
    ['in a slug that is written', 'slug: a', 'line 2, slug: Take this line out: the file’s name is the slug.'],
    ['in a list instead of fields', '- title', 'line 1: Write fields, each as name: value.'],
  ])('%s', (_, fields, message) => {
    expect(messageFor(`---\n${fields}\n---\nText`)).toContain(`${FILE} needs fixing:\n✖ ${message}`);
  });

  test.each([
    ['in the text', '---\ntitle: A\n---\n\n<b>c</b>\n', '✖ line 5, body: Write Markdown, not HTML: <b>'],
    ['in a value', '---\ntitle: A\n---\n\n£{fee.msp}.', '✖ line 5, body: There is no value {fee.msp}. Take'],
    ['without front matter', 'Text', 'Begin the file with a line ---, its fields and another line ---'],
  ])('%s', (_, source, message) => expect(messageFor(source)).toContain(message));

  test('in the file’s name', () => {
    const message = '✖ line 1, slug: Use lower-case words joined by hyphens, e.g. kyc-cdd-msbs.';
    expect(messageFor('title: A\n', `${POSTS}/A b.yaml`)).toContain(message);
  });

  test('in the folder of a photo of the gallery', () => {
    const file = 'content/collections/gallery/speakers.yaml';
    const photo = '  - photo: /gallery/other/lectern.jpg\n    description: A speaker\n';
    const category = `order: 2\nlabel: Speakers\nsamples: 18\nphotos:\n${photo}`;
    expect(messageOf(() => readEntry(file, category, gallerySchema))).toBe(
      `${file} needs fixing:\n✖ line 5, photos[0].photo: Put the photo into the folder of its category: gallery/speakers/lectern.`,
    );
  });

  test('in the status of an event', () => {
    const event = 'title: A\nkind: meeting\nstart: 2097-10-05\ndescription: B\nplace:\n  name: Online\n';
    expect(messageOf(() => readEntry('a.yaml', `${event}status: canceled\n`, eventSchema))).toBe(
      'a.yaml needs fixing:\n✖ line 7, status: Choose cancelled, postponed, rescheduled or reinstated.',
    );
  });
});

test('an error in a content module or a data file is reported with the file, the field and what would be right', () => {
  const messageFor = (fees: unknown) => messageOf(() => define('fees.json', feesSchema, z.any().parse(fees)));
  expect(messageFor({ msb: '£390', affiliate: 799 })).toBe(
    'fees.json needs fixing:\n✖ msb: Write whole pounds, in figures alone, e.g. 365.',
  );
  expect(messageFor({ msb: 365, affiliat: 799 })).toBe(
    'fees.json needs fixing:\n✖ affiliate: Write whole pounds, in figures alone, e.g. 365.\n' +
      '✖ affiliat: There is no such field. The fields are msb, affiliate.',
  );
});

test('an error in the words of a page is reported with the file and the field', () => {
  const words = { lead: ' ', links: [{ label: 'About us', href: 'about-us' }] };
  expect(messageOf(() => defineWords('content/pages/a.ts', words))).toBe(
    'content/pages/a.ts needs fixing:\n✖ lead: Write some text here.\n' +
      '✖ links[0].href: Write an address of this site, e.g. /about-us, or one with https://.',
  );
});

describe('a collection', () => {
  const A = '---\ntitle: A\n---\nText';
  const FILES = { [`${POSTS}/a.md`]: A, [`${POSTS}/b.yaml`]: 'title: B\n', [`${POSTS}/index.ts`]: '' };
  const root = temporaryFolder(FILES, afterAll);
  beforeAll(() => void vi.spyOn(process, 'cwd').mockReturnValue(root));
  afterAll(() => vi.restoreAllMocks());

  test('contains every Markdown and YAML file of its folder', () => {
    expect(readCollection('posts', schema).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('reports every faulty file at once', () => {
    writeFiles(root, { [`${POSTS}/c.yaml`]: 'titel: C\n', [`${POSTS}/d.yaml`]: 'date: soon\n' });
    expect(() => readCollection('posts', schema)).toThrow(/c\.yaml needs fixing:[\s\S]*d\.yaml needs fixing:/);
    rmSync(join(root, POSTS, 'c.yaml'));
  });

  test('rejects a second entry with the same value in a unique field', () => {
    writeFiles(root, { [`${POSTS}/d.yaml`]: 'title: A\n' });
    const error = `${POSTS}/d.yaml needs fixing:\n✖ line 1, title: ${POSTS}/a.md has “A” already; give each its own.`;
    expect(() => readCollection('posts', schema, { unique: ['title'] })).toThrow(error);
  });
});

test('numbered entries are sorted by number, and rejected if one is missing or given twice', () => {
  const ordered = (...orders: number[]) => {
    const files = orders.map((order, index) => [`${POSTS}/entry-${index}.yaml`, `title: A\norder: ${order}\n`]);
    vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder(Object.fromEntries(files)));
    return readCollection('posts', schema, { arrange: inOrder }).map(({ order }) => order);
  };
  expect(ordered(2, 3, 1)).toEqual([1, 2, 3]);
  const reason = 'line 2, order: It is 3 where 2 is due. Number the entries 1 to 2, each number once.';
  expect(() => ordered(1, 3)).toThrow(`${POSTS}/entry-1.yaml needs fixing:\n✖ ${reason}`);
  expect(() => ordered(1, 1)).toThrow('It is 1 where 2 is due.');
  vi.restoreAllMocks();
});

test('a list of unique items reports the field, value and position of a duplicate', () => {
  const list = z.array(z.strictObject({ id: z.int() })).superRefine(uniqueBy('id'));
  expect(list.safeParse([{ id: 1 }, { id: 2 }]).success).toBe(true);
  expect(list.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }]).error?.issues).toMatchObject([
    { message: 'Another entry has the id 1 already; give each its own.', path: [2, 'id'] },
  ]);
});
