import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { gallerySchema } from '#content/collections/gallery/schema.server.ts';
import { feesSchema } from '#content/figures/fees.server.ts';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import { isoDate, plainNumbers, slug, source, text, uniqueBy } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { associationSchema } from '#content/site/association.ts';
import { bodiesSchema } from '#content/site/bodies.ts';
import { readCases } from '../../fixtures/cases.ts';

const schema = z.strictObject({
  slug,
  title: text,
  date: isoDate.optional(),
  order: z.int().default(1),
  body: markdown.optional(),
  sources: z.array(source).default([]),
  plainNumbers,
  ...publication,
});
const POSTS = collectionFolder('posts');
const FILE = `${POSTS}/first-post.md`;
const mistake = z.object({ fields: z.string().optional(), file: z.string().optional(), message: z.string() });
const SCHEMAS = { post: schema, photos: gallerySchema, event: eventSchema };
const entry = z.object({
  kind: z.enum(['post', 'photos', 'event']),
  file: z.string(),
  text: z.string(),
  message: z.string(),
});
const { posts, entries } = readCases(import.meta, {
  posts: z.record(z.string(), mistake),
  entries: z.record(z.string(), entry),
});
const read = (content: string, file = FILE) => readEntry(file, content, schema);

describe('an entry', () => {
  test('has its slug from the file name, its fields with their defaults and the text below them', () => {
    const fields = { slug: 'first-post', title: 'First', date: '2025-06-19', sources: [], order: 1, plainNumbers: [] };
    expect(read('---\ntitle: First\ndate: 2025-06-19\n---\n\n## Text\n')).toEqual({ ...fields, body: '\n## Text\n' });
  });

  test('may write a number itself that no law sets, if it says so', () => {
    const fields = 'title: Banks keep it for five years\nplainNumbers: [five years]\n';
    expect(read(`---\n${fields}---\nText`)).toMatchObject({ plainNumbers: ['five years'] });
    expect(() => read(`---\n${fields}---\n\nFor 6 days.`)).toThrow('line 6, Text (body): “6 days” reads like');
  });

  test('can be YAML without a text, and have line ends and a byte order mark from Windows', () => {
    expect(read('title: First\n', `${POSTS}/first.yaml`)).toMatchObject({ slug: 'first', title: 'First' });
    const windows = '\uFEFF---\r\ntitle: First\r\n---\r\n\r\nText\r\n';
    expect(read(windows)).toMatchObject({ title: 'First', body: '\nText\n' });
  });

  test('has values in place of their names, in its fields and in the text', () => {
    const fields = 'title: A\nsources:\n  - title: By {levy-due}, {fee-msb}\n    url: https://a.example\n';
    const sources = [{ title: 'By 30 September, £365', url: 'https://a.example' }];
    expect(read(`---\n${fields}---\nWe are {siteName}.`)).toMatchObject({
      sources,
      body: 'We are Exchange Guild UK.',
    });
  });
});

describe('an error in an entry is reported with file, line, field and what would be right', () => {
  test.each(Object.entries(posts))('%s', (_, { fields, file = `---\n${fields}\n---\nText`, message }) => {
    expect(() => read(file)).toThrow(`${FILE} needs fixing:\n✖ ${message}`);
  });

  test.each(Object.entries(entries))('%s', (_, { kind, file, text, message }) => {
    expect(() => readEntry(file, text, SCHEMAS[kind])).toThrow(`${file} needs fixing:\n✖ ${message}`);
  });
});

const afterwards = { from: '2027-04-01', value: 799 };

test.each<[what: string, schema: z.ZodType, written: object, message: string]>([
  [
    'a fee with a pound sign',
    feesSchema,
    { 'fee-msb': [{ value: '£390' }], 'fee-affiliate': [{ value: 799 }] },
    '✖ fee-msb[0].value: Write whole pounds, in figures alone, e.g. 365.',
  ],
  [
    'fees without their days',
    feesSchema,
    { 'fee-msb': [{ value: 365 }, { value: 380 }], 'fee-affiliate': [afterwards] },
    '✖ fee-msb[1].from: Write the day from which this value follows the one before it.\n✖ fee-affiliate[0].from: Leave out the day of the oldest fee, and keep former fees.',
  ],
  [
    'a long short name',
    associationSchema,
    { shortName: 'Thirteen long' },
    '✖ shortName: Write at most 12 letters; a phone shows no more below an icon.',
  ],
  [
    'a telephone number without its country',
    associationSchema,
    { telephone: '020 7946 0123' },
    '✖ telephone: Write it with the code of the country and spaces, e.g. +44 20 7946 0958.',
  ],
  [
    'a body without a heading',
    bodiesSchema,
    { bodies: [{ id: 'chair', text: 'They lead.' }] },
    '✖ bodies[0].heading: Write a heading above it.',
  ],
])('%s in a data file is reported with the file, the field and what would be right', (_, schema, written, message) => {
  const check = () => define('a.yaml', schema, written);
  expect(check).toThrow('a.yaml needs fixing:');
  expect(check).toThrow(message);
});

test('an error in the words of a page is reported with the file and the field', () => {
  const words = { lead: ' ', links: [{ label: 'About us', href: 'about-us' }] };
  expect(() => defineWords('content/pages/a.ts', words)).toThrow(
    'content/pages/a.ts needs fixing:\n✖ lead: Write some text here.\n' +
      '✖ links[0].href: Write an address of this site, e.g. /about-us, or one with https://.',
  );
});

test('a list of unique items reports the field, value and position of a duplicate', () => {
  const list = z.array(z.strictObject({ id: z.int() })).superRefine(uniqueBy('id'));
  expect(list.safeParse([{ id: 1 }, { id: 2 }]).success).toBe(true);
  expect(list.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }]).error?.issues).toMatchObject([
    { message: 'Another entry has the id 1 already; give each its own.', path: [2, 'id'] },
  ]);
});
