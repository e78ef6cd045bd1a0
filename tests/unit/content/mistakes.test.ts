import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { isoDate, path, pictureName, slug, source, text, uniqueBy } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { messageOf } from '../../fixtures/messageOf.ts';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder.ts';
import { ENTRY_MISTAKES, FIELD_MISTAKES } from '../../fixtures/unit/mistakes.ts';

const schema = z.strictObject({
  ...{ slug, title: text, date: isoDate.optional(), order: z.int().default(1), body: markdown.optional() },
  sources: z.array(z.strictObject({ title: text, url: z.url() })).default([]),
});
const POSTS = 'content/collections/posts';
const FILE = `${POSTS}/first-post.md`;
const read = (source: string, file = FILE) => readEntry(file, source, schema);

describe('an entry', () => {
  test('has its slug from the file name, its fields with their defaults and the text below them', () => {
    const fields = { slug: 'first-post', title: 'First', date: '2025-06-19', sources: [], order: 1 };
    expect(read('---\ntitle: First\ndate: 2025-06-19\n---\n\n## Text\n')).toEqual({ ...fields, body: '\n## Text\n' });
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

describe('a mistake in an entry is reported with file, line, field, reason and the corrected line', () => {
  const messageFor = (source: string, file = FILE) => messageOf(() => read(source, file));

  test('in a field', () => {
    const reason = '✖ line 3, date: Write the date as YYYY-MM-DD, e.g. 2025-06-19.';
    const lines = `${FILE} needs fixing:\n${reason}\n    - date: 19/6/2025\n    + date: 2025-06-19`;
    expect(messageFor('---\ntitle: First\ndate: 19/6/2025\n---\nText')).toBe(lines);
  });

  test.each(ENTRY_MISTAKES)('%s', (_, source, message) => expect(messageFor(source)).toContain(message));

  test('in the file’s name', () => {
    const lines = '✖ slug: Use lower-case words joined by hyphens, e.g. kyc-cdd-msbs.\n    - A b.yaml\n    + a-b.yaml';
    expect(messageFor('title: A\n', `${POSTS}/A b.yaml`)).toContain(lines);
  });
});

describe('a mistake in a content module is reported with the file, the field, the reason and the corrected line', () => {
  const piece = z.strictObject({
    ...{ slug, headTitle: text.max(12, 'Write at most 12 characters.'), date: isoDate, page: path },
    ...{ image: pictureName.optional(), sources: z.array(source).default([]) },
  });
  const right = { slug: 'kyc-cdd-msbs', headTitle: 'KYC and CDD', date: '2025-06-19', page: '/about-us' };
  const messageFor = (mistake: Record<string, unknown>) =>
    messageOf(() => define('content/pieces/kyc.ts', piece, z.any().parse({ ...right, ...mistake })));

  test.each(FIELD_MISTAKES)('for %j', (mistake, line) => expect(messageFor(mistake)).toContain(line));

  test('with the right name for a misspelt field', () => {
    const lines = "There is no such field. Write headTitle.\n    - headtitel: 'KYC',\n    + headTitle: 'KYC',";
    expect(messageFor({ headTitle: undefined, headtitel: 'KYC' })).toContain(`✖ headtitel: ${lines}`);
  });

  test('without a corrected line if only the author can know it', () => {
    const lines = "✖ headTitle: Write some text here.\n    - headTitle: '',";
    expect(messageFor({ headTitle: '' })).toBe(`content/pieces/kyc.ts needs fixing:\n${lines}`);
  });
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
    const fault = `${POSTS}/d.yaml needs fixing:\n✖ title: ${POSTS}/a.md has “A” already; give each its own.`;
    expect(() => readCollection('posts', schema, { unique: ['title'] })).toThrow(fault);
  });
});

test('numbered entries are sorted by number, and rejected if one is missing or given twice', () => {
  const ordered = (orders: number[]) =>
    inOrder(orders.map((order) => read(`title: A\norder: ${order}\n`, `${POSTS}/number-${order}.yaml`)));
  expect(ordered([2, 3, 1]).map(({ order }) => order)).toEqual([1, 2, 3]);
  const reason = 'order: It is 3 where 2 is due. Number the entries 1 to 2, each number once.';
  expect(() => ordered([1, 3])).toThrow(`${POSTS}/number-3.yaml needs fixing:\n✖ ${reason}`);
  expect(() => ordered([1, 1])).toThrow('It is 1 where 2 is due.');
});

test('a list of unique items reports the field, value and position of a duplicate', () => {
  const list = z.array(z.strictObject({ id: z.int() })).superRefine(uniqueBy('id'));
  expect(list.safeParse([{ id: 1 }, { id: 2 }]).success).toBe(true);
  expect(list.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }]).error?.issues).toMatchObject([
    { message: 'Another entry has the id 1 already; give each its own.', path: [2, 'id'] },
  ]);
});
