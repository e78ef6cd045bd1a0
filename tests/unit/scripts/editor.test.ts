import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { editable } from '#content/collections/editable.ts';
import { text } from '#content/schema/fields.server.ts';
import { editorConfig } from '#scripts/editor/config.ts';
import { fieldsOf } from '#scripts/editor/fields.ts';
import { editedFiles, problems } from '../../fixtures/unit/editorLimits.ts';

const fieldsIn = (folder: string) => fieldsOf(editable.find((one) => one.folder === folder)?.schema ?? text).fields;
const fieldNamed = (folder: string, name: string) => fieldsIn(folder).find((field) => field.name === name);

test.each([
  ['articles', 'headTitle', { label: 'Title in the browser’s tab', hint: 'At most 38 characters.', required: true }],
  ['articles', 'headTitle', { pattern: [expect.any(String), expect.stringMatching(/^Write at most 38 characters/)] }],
  ['articles', 'image', { widget: 'image', required: false, media_folder: '/content/pictures/covers' }],
  ['articles', 'updated', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: false }],
  ['articles', 'body', { widget: 'markdown', label: 'Text', editor_components: [] }],
  ['events', 'kind', { widget: 'select', options: [{ value: 'meeting', label: 'Meeting' }, expect.anything()] }],
  ['events', 'start', { pattern: [expect.any(String), expect.stringContaining('Write a day, e.g. 2025-06-19')] }],
  ['guides', 'sources', { widget: 'list', min: 3, required: true }],
  ['events', 'status', { widget: 'select', required: false, options: expect.any(Array) }],
  ['templates', 'parts', { typeKey: 'kind', types: [{ name: 'fields' }, { name: 'table' }, { name: 'checks' }] }],
])('a field of the editor follows from its schema: %s, %s', (folder, name, expected) => {
  expect(fieldNamed(folder, name)).toMatchObject(expected);
});

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
  ({ fields, data }) => expect(problems(fields, data)).toEqual([]),
);

describe('the editor says what is wrong with a text', () => {
  const fields = fieldsIn('articles');
  const article = {
    title: 'A',
    slug: 'a',
    headTitle: 'A',
    crumb: 'A',
    date: '2027-11-20',
    excerpt: 'A',
    lead: 'A',
    body: 'A',
  };
  const valid = { ...article, description: 'Money that belongs to customers is kept apart from the firm’s.' };

  test.each([
    [{}, []],
    [{ headTitle: 'Thirty-nine characters are one too many' }, ['headTitle']],
    [{ headTitle: 'A name between braces may be as long as {record-keeping}' }, []],
    [{ description: 'Too short' }, ['description']],
    [{ description: 'The fee is {fee.msb}' }, []],
    [{ excerpt: '' }, ['excerpt']],
    [{ titel: 'A' }, ['titel']],
  ])('%j', (change, wrong) => {
    expect(problems(fields, { ...valid, slug: undefined, ...change }).map((line) => line.split(':')[0])).toEqual(wrong);
  });
});
