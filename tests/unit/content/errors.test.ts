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

  test('can be YAML without a text', () => {
    expect(read('title: First\n', `${POSTS}/first.yaml`)).toMatchObject({ slug: 'first', title: 'First' });
  });

  test('can have line ends and a byte order mark from Windows', () => {
    const windows = '\uFEFF---\r\ntitle: First\r\n---\r\n\r\nText\r\n';
    expect(read(windows)).toMatchObject({ title: 'First', body: '\nText\n' });
  });

  test('is cleaned of what a paste can leave in it', () => {
    const pasted = '---\ntitle: "Zoe\u0308 & co\u00ADoperation\u200B"\n---\nA\u00A0w\u2060ord';
    expect(read(pasted)).toMatchObject({ title: 'Zo\u00EB & cooperation', body: 'A\u00A0word' });
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
  test.each([
    [
      'in a field',
      'title: A\ndate: 19/6/2025',
      'line 3, date: Write a date of the calendar as YYYY-MM-DD, e.g. 2025-06-19.',
    ],
    [
      'in a list',
      'title: A\nsources:\n  - title: B\n    url: b',
      'line 5, Address (sources[0].url): Write a full address, e.g. https://',
    ],
    [
      'in a field that does not exist',
      'title: A\ntitel: A',
      'line 3, titel: There is no such field. The fields are slug, title, date,',
    ],
    ['in a missing field', 'date: 2025-06-19', 'line 1, title: Fill in this field.'],
    ['in a number that should be a text', 'title: 2027', 'line 2, title: Write a text; a number needs quotes.'],
    ['in a text that should be a number', 'title: A\norder: first', 'line 3, order: Write a number, without quotes.'],
    ['in a figure', 'title: A {levy-du}', 'line 2, title: There is no value {levy-du}. Put the name back'],
    ['in a figure without quotes', 'title: {levy-due}', 'line 2, title: Write it in quotes: "{levy-due}".'],
    ['in HTML among words', 'title: A <b>bold</b> one', 'line 2, title: Write words alone, without HTML.'],
    [
      'in a figure of the law that the text writes itself',
      'title: Kept for five years',
      'line 2, title: “five years” reads like a figure of the law: write {record-keeping.words}',
    ],
    [
      'in the YAML syntax',
      'title: Do: don’t',
      'line 2: This line cannot be read (Nested mappings are not allowed in compact mappings). A text with a',
    ],
    [
      'in a slug that is written',
      'slug: a',
      'The file’s name: Remove the line slug: … because the name of the file is the address.',
    ],
    ['in a list instead of fields', '- title', 'line 1: Write each field as name: value.'],
    ['in a draft', 'title: A\ndraft: yes', 'line 3, draft: Write draft: true, or take the line out.'],
    [
      'in a day of publication',
      'title: A\npublishOn: 2027-03-31 09:00',
      'line 3, Publish on (publishOn): Write the day without an hour, e.g. 2025-06-19: the first build of that day',
    ],
  ])('%s', (_, fields, message) => {
    expect(() => read(`---\n${fields}\n---\nText`)).toThrow(`${FILE} needs fixing:\n✖ ${message}`);
  });

  test.each([
    [
      'in a heading below none',
      '---\ntitle: A\n---\n\n> ### A note\n\n### C\n',
      'line 7, Text (body): “### C”: Choose Heading 2 (##): Heading 3',
    ],
    ['in the text', '---\ntitle: A\n---\n\n<b>c</b>\n', 'line 5, Text (body): “<b>”: Write words alone, without HTML.'],
    ['in a value', '---\ntitle: A\n---\n\n{fee-msp}.', 'line 5, Text (body): There is no value {fee-msp}. Put'],
    [
      'in a value of another day',
      '---\ntitle: A\n---\n\n{transfer-limit 2026-06-29}.',
      'line 5, Text (body): {transfer-limit} has no value in force on 2026-06-29.',
    ],
    [
      'in several places at once',
      '---\ntitle: A {levy-du}\ndate: 1/2/27\n---\n\n# C\n\nFor 6 days.\n',
      'line 2, title: There is no value {levy-du}. Put the name back as it was, or take one that docs/figures.md lists.\n✖ line 3, date: Write a date of the calendar as YYYY-MM-DD, e.g. 2025-06-19.\n✖ line 6, Text (body): “# C”: Choose Heading 2 or 3 in the menu ¶ (## or ###): the title of the page is its first heading.\n✖ line 8, Text (body): “6 days” reads like a figure of the law: write the name of the figure between braces, or add it to Numbers that no law sets (plainNumbers).',
    ],
    [
      'in the place of a picture',
      '---\ntitle: A\n---\n\n![C](d.jpg)\n',
      'line 5, Text (body): “![C](d.jpg)”: A text has no pictures in it',
    ],
    ['without front matter', 'Text', 'line 1: Start the file with a line ---, then its fields, then another line ---'],
  ])('%s', (_, file, message) => {
    expect(() => read(file)).toThrow(`${FILE} needs fixing:\n✖ ${message}`);
  });

  test('in the file’s name', () => {
    const file = 'content/collections/posts/A b.yaml';
    const message = 'The file’s name: Use small letters, figures and hyphens alone, e.g. two-jars.';
    expect(() => read('title: A\n', file)).toThrow(`${file} needs fixing:\n✖ ${message}`);
  });

  test('in the folder of a photo of the gallery', () => {
    const file = 'content/collections/gallery/speakers.yaml';
    const photos = 'photos:\n  - photo: /gallery/other/lectern.jpg\n    description: A speaker\n';
    expect(() => readEntry(file, `order: 2\nlabel: Speakers\nsamples: 18\n${photos}`, gallerySchema)).toThrow(
      `${file} needs fixing:\n✖ line 5, Photos 1, Photo (photos[0].photo): Put the photo into the folder of its category: gallery/speakers/lectern.`,
    );
  });

  test('in the status of an event', () => {
    const fields =
      'title: A\nkind: meeting\nstart: 2097-10-05\ndescription: B\nplace:\n  name: Online\nstatus: canceled\n';
    expect(() => readEntry('content/collections/events/a.yaml', fields, eventSchema)).toThrow(
      'a.yaml needs fixing:\n✖ line 7, status: Choose cancelled, postponed, rescheduled or reinstated.',
    );
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
    '✖ fee-msb[1].from: Write the day from which this value follows the one before it.\n✖ fee-affiliate[0].from: The first fee of the list has no day. Put a new fee below it, and keep former fees.',
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
