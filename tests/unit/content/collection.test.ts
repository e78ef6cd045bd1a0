import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inOrder, readCollection, readEntry } from '#content/schema/collection.server.ts';
import { isoDate, slug, text, uniqueBy } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { messageOf } from '../../fixtures/messageOf.ts';

const schema = z.strictObject({
  slug,
  title: text,
  date: isoDate.optional(),
  sources: z.array(z.strictObject({ title: text, url: z.url() })).default([]),
  order: z.int().default(1),
  body: markdown.optional(),
});
const FILE = 'content/collections/posts/first-post.md';
const read = (source: string, file = FILE) => readEntry(file, source, schema);

/** The error message about an entry. */
const messageFor = (source: string, file = FILE) => messageOf(() => read(source, file));

describe('an entry', () => {
  test('has its slug from the file name, its fields with their defaults and the text below them', () => {
    const fields = { slug: 'first-post', title: 'First', date: '2025-06-19', sources: [], order: 1 };
    expect(read('---\ntitle: First\ndate: 2025-06-19\n---\n\n## Text\n')).toEqual({ ...fields, body: '\n## Text\n' });
  });

  test('can be YAML without a text, and have line ends and a byte order mark from Windows', () => {
    const yaml = read('title: First\n', 'content/collections/posts/first.yaml');
    expect(yaml).toMatchObject({ slug: 'first', title: 'First' });
    const windows = '\uFEFF---\r\ntitle: First\r\n---\r\n\r\nText\r\n';
    expect(read(windows)).toMatchObject({ title: 'First', body: '\nText\n' });
  });

  test('has the site’s values in place of their names in the text', () => {
    expect(read('---\ntitle: First\n---\nWe are {siteName}.').body).toBe('We are MSB Association UK.');
  });
});

describe('a mistake in an entry is reported with file, line, field, reason and the corrected line', () => {
  test('in a field', () => {
    expect(messageFor('---\ntitle: First\ndate: 19/6/2025\n---\nText')).toBe(
      `${FILE} needs fixing:\n✖ line 3, date: Write the date as YYYY-MM-DD, e.g. 2025-06-19.\n` +
        '    - date: 19/6/2025\n    + date: 2025-06-19',
    );
  });

  test.each([
    ['in a list', '---\ntitle: A\nsources:\n  - title: B\n    url: b\n---\nText', '✖ line 5, sources[0].url: '],
    ['in a misspelt field', '---\ntitel: A\n---\nText', '✖ line 2, titel: There is no such field. Write title.'],
    ['in a missing field', '---\ndate: 2025-06-19\n---\nText', '✖ title: This field is missing.'],
    ['in a number that should be text', '---\ntitle: 2027\n---\nText', '    - title: 2027\n    + title: "2027"'],
    [
      'in the text',
      '---\ntitle: A\n---\n\n<b>c</b>\n',
      '✖ line 5, body: Write Markdown, not HTML: <b>\n    - <b>c</b>',
    ],
    ['in a value', '---\ntitle: A\n---\n£{fee.msp}.', 'line 4, body: There is no value {fee.msp}. Nearest: {fee.msb}.'],
    ['in the YAML syntax', '---\ntitle: Do: don’t\n---\nText', '    - title: Do: don’t\n    + title: "Do: don’t"'],
    ['without front matter', 'Text', 'Begin the file with a line ---'],
    ['with its slug as a field', '---\nslug: a\n---\nText', '✖ line 2, slug: Take this line out: the file’s name'],
    ['with a list instead of fields', '---\n- title\n---\nText', 'Write fields, each as name: value.'],
  ])('%s', (_, source, message) => expect(messageFor(source)).toContain(message));

  test('in the file’s name', () => {
    expect(messageFor('title: A\n', 'content/collections/posts/First post.yaml')).toContain(
      '✖ slug: Use lower-case words joined by hyphens, e.g. kyc-cdd-msbs.\n    - First post.yaml\n    + first-post.yaml',
    );
  });
});

describe('a collection', () => {
  const root = mkdtempSync(join(tmpdir(), 'collection-'));
  const write = (file: string, source: string) => writeFileSync(join(root, 'content/collections/posts', file), source);
  beforeAll(() => {
    mkdirSync(join(root, 'content/collections/posts'), { recursive: true });
    vi.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  test('contains every Markdown and YAML file of its folder', () => {
    write('a.md', '---\ntitle: A\n---\nText');
    write('b.yaml', 'title: B\n');
    write('index.ts', '');
    expect(readCollection('posts', schema).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('reports every faulty file at once', () => {
    write('c.yaml', 'titel: C\n');
    write('d.yaml', 'date: soon\n');
    expect(() => readCollection('posts', schema)).toThrow(/c\.yaml needs fixing:[\s\S]*d\.yaml needs fixing:/);
    rmSync(join(root, 'content/collections/posts/c.yaml'));
  });

  test('rejects a second entry with the same value in a unique field', () => {
    write('d.yaml', 'title: A\n');
    expect(() => readCollection('posts', schema, { unique: ['title'] })).toThrow(
      'content/collections/posts/d.yaml needs fixing:\n✖ title: content/collections/posts/a.md has “A” already; give each its own.',
    );
  });
});

test('numbered entries are sorted by number, and rejected if one is missing or given twice', () => {
  const numbered = (order: number) =>
    readEntry(`content/collections/posts/number-${order}.yaml`, `title: A\norder: ${order}\n`, schema);
  expect(inOrder([2, 3, 1].map(numbered)).map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(() => inOrder([1, 3].map(numbered))).toThrow(
    'content/collections/posts/number-3.yaml needs fixing:\n✖ order: It is 3 where 2 is due. Number the entries 1 to 2, each number once.',
  );
  expect(() => inOrder([1, 1].map(numbered))).toThrow('It is 1 where 2 is due.');
});

test('a list of unique items reports the field, value and position of a duplicate', () => {
  const list = z.array(z.strictObject({ id: z.int() })).superRefine(uniqueBy('id'));
  expect(list.safeParse([{ id: 1 }, { id: 2 }]).success).toBe(true);
  expect(list.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }]).error?.issues).toMatchObject([
    { message: 'Another entry has the id 1 already; give each its own.', path: [2, 'id'] },
  ]);
});
