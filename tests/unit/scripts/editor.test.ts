import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig, Field as EditorField } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { editable } from '#content/collections/editable.ts';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { editorConfig } from '#scripts/editor/config.ts';
import { fieldsOf } from '#scripts/editor/fields.ts';
import { type Field, field } from '../../fixtures/editorField.ts';

const group = z.record(z.string(), z.unknown());

/**
 * Whether the limits of a field let a value through; Sveltia tests the same when an entry is saved.
 */
function isWithin({ required, pattern, min, max, options }: Field, value: unknown): boolean {
  if (value === undefined || value === '' || value === null) return !required;
  if (options && !options.some((option) => option.value === value)) return false;
  if (typeof value === 'number') return min <= value && value <= max;
  if (Array.isArray(value)) return min <= value.length && value.length <= max;
  return typeof value !== 'string' || !pattern || new RegExp(pattern[0]).test(value.trim());
}

/**
 * The names of what the editor would lose or refuse of a group: fields that it doesn't show, and
 * values beyond their limits.
 */
function faults(fields: Field[], data: Record<string, unknown>): string[] {
  const unknown = Object.keys(data).filter((key) => !fields.some(({ name }) => name === key));
  const wrong = fields.flatMap((field) => {
    const items = [data[field.name] ?? []].flat().flatMap((item) => {
      const { success, data: values = {} } = group.safeParse(item);
      const { kind, ...ofType } = values;
      const type = field.types.find(({ name }) => name === kind);
      if (success) return faults(type?.fields ?? field.fields, type ? ofType : values);
      return !field.field || isWithin(field.field, item) ? [] : [field.name];
    });
    return isWithin(field, data[field.name]) ? items : [field.name];
  });
  return [...unknown, ...wrong];
}

const errors = (fields: EditorField[], data: Record<string, unknown>) => faults(z.array(field).parse(fields), data);

/** The fields of a content file as its author wrote them; the text of a page is `body`. */
function readFields(path: string): Record<string, unknown> {
  const source = readFileSync(path, 'utf8');
  const [, frontMatter = source, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return { ...group.parse(parse(frontMatter)), ...(body !== undefined && { body }) };
}

/** The editor works on the site's own folder: what replaces it in tests. */
const inCorpus = (path: string) => path.replace(/^content/, contentFolder);

/** Every content file that the editor can save, with its fields in the editor and its text. */
function editedFiles({ collections = [], singletons = [] }: CmsConfig) {
  const parts = [...singletons, ...collections].flatMap((part) => ('files' in part ? part.files : part));
  return parts.flatMap((part) => {
    if ('file' in part) return [{ path: part.file, fields: part.fields, data: readFields(inCorpus(part.file)) }];
    if (!('folder' in part)) return [];
    const folder = inCorpus(part.folder);
    const names = readdirSync(folder).filter((name) => name.endsWith(`.${part.extension}`));
    const paths = names.map((name) => join(folder, name));
    return paths.map((path) => ({ path, fields: part.fields, data: readFields(path) }));
  });
}

const fieldsIn = (folder: string) => fieldsOf(editable.find((one) => one.folder === folder)?.schema ?? text).fields;
const fieldNamed = (folder: string, name: string) => fieldsIn(folder).find((field) => field.name === name);

const fieldCases: { in: string; name: string; has: object; message?: string }[] = [
  {
    in: 'articles',
    name: 'headTitle',
    has: { label: 'Title in the browser’s tab', hint: 'At most 38 characters.', required: true },
    message: 'Write at most 38 characters',
  },
  {
    in: 'articles',
    name: 'image',
    has: { widget: 'image', required: false, media_folder: '/content/pictures/covers' },
  },
  { in: 'articles', name: 'updated', has: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: false } },
  { in: 'articles', name: 'body', has: { widget: 'markdown', label: 'Text', editor_components: [] } },
  {
    in: 'events',
    name: 'kind',
    has: { widget: 'string', label: 'Kind', hint: 'Meeting, webinar, or another word such as training.' },
  },
  { in: 'events', name: 'start', has: {}, message: 'Write a day, e.g. 2025-06-19' },
  { in: 'guides', name: 'sources', has: { widget: 'list', min: 3, required: true } },
  {
    in: 'events',
    name: 'status',
    has: {
      widget: 'select',
      required: false,
      options: [{ value: 'cancelled' }, { value: 'postponed' }, { value: 'rescheduled' }, { value: 'reinstated' }],
    },
  },
  {
    in: 'templates',
    name: 'parts',
    has: { typeKey: 'kind', types: [{ name: 'fields' }, { name: 'table' }, { name: 'checks' }] },
  },
];

test.each(fieldCases)(
  'a field of the editor follows from its schema: $in, $name',
  ({ in: folder, name, has, message }) => {
    const pattern = message && { pattern: [expect.any(String), expect.stringContaining(message)] };
    expect(fieldNamed(folder, name)).toMatchObject({ ...has, ...pattern });
  },
);

test('a field of the editor that the editor cannot show is reported', () => {
  expect(() => fieldsOf(z.object({ pair: z.unknown() }))).toThrow('The editor has no control for the field pair');
});

test('the address of a guide must begin with how-to-', () => {
  const guides = editorConfig().collections?.find((one) => 'name' in one && one.name === 'guides');
  const [pattern = ''] = z.object({ slug: z.object({ pattern: z.array(z.string()) }) }).parse(guides).slug.pattern;
  const addresses = ['how-to-keep-records', 'keep-records', 'how-to-Keep'];
  expect(addresses.filter((slug) => new RegExp(pattern).test(slug))).toEqual(['how-to-keep-records']);
});

test.each(editedFiles(editorConfig()))(
  'the editor shows every field of $path, and takes every value as it is, names between braces too',
  ({ fields, data }) => expect(errors(fields, data)).toEqual([]),
);

const articleChanges = [
  { change: {}, refused: [] },
  { change: { headTitle: 'Thirty-nine characters are one too many' }, refused: ['headTitle'] },
  { change: { headTitle: 'A name between braces may be as long as {record-keeping}' }, refused: [] },
  { change: { description: 'Too short' }, refused: ['description'] },
  { change: { description: 'The fee is {fee-msb}' }, refused: [] },
  { change: { excerpt: '' }, refused: ['excerpt'] },
  { change: { body: 'A\n\n# A heading of the first level' }, refused: ['body'] },
  { change: { body: '#### A\n\nB' }, refused: ['body'] },
  { change: { body: '## A\n\n### B\n\n#3 of 4' }, refused: [] },
  { change: { titel: 'A' }, refused: ['titel'] },
];

/** An article without faults, and which fields of it the editor refuses after a change. */
const article = {
  title: 'A',
  headTitle: 'A',
  crumb: 'A',
  date: '2027-11-20',
  excerpt: 'A',
  lead: 'A',
  body: 'A',
  description: 'Money that belongs to customers is kept apart from the firm’s.',
};

test.each(articleChanges)('of an article with $change the editor refuses $refused', ({ change, refused }) => {
  expect(errors(fieldsIn('articles'), { ...article, ...change })).toEqual(refused);
});
