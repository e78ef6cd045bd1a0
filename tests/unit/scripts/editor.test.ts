import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { editable } from '#content/collections/editable.ts';
import { text } from '#content/schema/fields.server.ts';
import { editorConfig } from '#scripts/editor/config.ts';
import { editedFiles, unknownFields } from '#scripts/editor/coverage.ts';
import { fieldsOf } from '#scripts/editor/fields.ts';
import { refusal } from '#scripts/editor/refusal.ts';
import { beyondLimits } from '../../fixtures/unit/editorLimits.ts';

const fieldsIn = (folder: string) => fieldsOf(editable.find((one) => one.folder === folder)?.schema ?? text).fields;
const fieldNamed = (folder: string, name: string) => fieldsIn(folder).find((field) => field.name === name);

test.each([
  ['articles', 'headTitle', { label: 'Title in the browser’s tab', hint: 'At most 38 characters.', required: true }],
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

test('the editor shows every field of every file that it can save', () => {
  expect(unknownFields(editorConfig())).toEqual([]);
  const fees = { file: 'content/site/fees.json', name: 'fees', fields: [] };
  expect(unknownFields({ ...editorConfig(), collections: [], singletons: [fees] })).toContain(
    'content/site/fees.json: the editor has no field msb.',
  );
});

test.each(editedFiles(editorConfig()))(
  'the editor refuses nothing in $path as it is: every value is within the limits of its field, names between braces too',
  ({ path, fields, data }) => {
    expect(refusal(path, data)).toBeUndefined();
    expect(beyondLimits(fields, data)).toEqual([]);
  },
);

describe('what is about to be saved', () => {
  const event = { title: 'A', kind: 'meeting', start: '2097-10-05 18:00', description: 'B', place: { name: 'Online' } };
  const file = 'content/collections/events/a.yaml';
  const term = { file: 'content/collections/glossary/a.yaml', data: { term: 'A', meaning: 'B.' } };
  const photos = [{ photo: '/gallery/speakers/a.jpg', description: '' }];
  const gallery = {
    file: 'content/collections/gallery/speakers.yaml',
    data: { label: 'A', order: 2, samples: 18, photos },
  };

  test('is let through with its empty fields, which are not written', () => {
    expect(refusal(file, { ...event, speaker: '', page: null, card: { title: '', excerpt: '' } })).toBeUndefined();
    expect(refusal('content/site/fees.json', { msb: 390, affiliate: 799 })).toBeUndefined();
  });

  test('has the values of names between braces when it is checked', () => {
    expect(refusal(term.file, { ...term.data, short: '{record-keeping.word}' })).toBeUndefined();
    expect(refusal(file, { ...event, title: '{sum}' })).toContain('Title: There is no value {sum}.');
  });

  test.each([
    [file, { ...event, end: '2097-10-05 17:00' }, 'End in London: The event must end after it starts.'],
    [file, { ...event, place: {} }, 'Place: Fill this in.'],
    [file, { ...event, status: 'off' }, 'Status: Choose cancelled, postponed, rescheduled or reinstated.'],
    [term.file, { ...term.data, short: 'Thirteen char' }, 'Abbreviation: Write at most 12 characters.'],
    ['content/site/fees.json', { msb: 1.5, affiliate: 799 }, 'MSB member: Write whole pounds'],
    [gallery.file, gallery.data, 'Photos, 1, What the photo shows: '],
  ])('in %s is refused with the labels of the fields: %j', (path, data, reason) => {
    expect(refusal(path, data)).toContain(reason);
  });
});
