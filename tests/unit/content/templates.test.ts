import { expect, test } from 'vitest';
import { templateBySlug } from '#content/collections/templates/index.ts';
import { templateSchema } from '#content/collections/templates/schema.server.ts';
import { entryErrors } from '../../fixtures/validationErrors.ts';

const { files: _, ...page } = templateBySlug('training-log') ?? {};
const fields = { kind: 'fields', heading: 'The firm', fields: [{ label: 'Name' }] };
const part = (changes: object) => ({ parts: [{ ...fields, ...changes }] });
const table = { kind: 'table', heading: 'Money', columns: [{ label: 'Source' }, { label: 'Amount' }] };

test.each<[what: string, changes: object, error: string]>([
  ['a word of duty, for which a form has no source', part({ note: 'You must answer.' }), 'without “must”'],
  ['a heading that no sheet can have as its name', part({ heading: 'Yes/No' }), 'no name of a sheet'],
  ['a heading that is too long for a sheet', part({ heading: 'x'.repeat(32) }), 'at most 31'],
  ['two parts with one heading', { parts: [fields, fields] }, 'Another entry has the heading The firm'],
  ['a row with more cells than columns', { parts: [{ ...table, rows: [['a', 'b', 'c']] }] }, 'It has 3 cells'],
  ['an answer with a comma', part({ fields: [{ label: 'x', choices: ['a, b', 'c'] }] }), 'without a comma'],
  ['a version that is no pair of numbers', { version: '1' }, 'Write the version as two numbers'],
  ['a text without a short version', { inShort: [] }, 'inShort: Write three to five lines'],
  ['a review that is too late', { nextReview: '2028-01-01' }, 'nextReview: Write a day after'],
])('a template is refused for %s', (_, changes, error) => {
  expect(entryErrors(templateSchema, { ...page, ...changes })).toEqual([expect.stringContaining(error)]);
});
