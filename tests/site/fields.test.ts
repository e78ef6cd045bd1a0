import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { editable, editableData, editableGallery } from '#content/collections/editable.ts';
import { collectionFolder, contentFolder } from '#content/schema/contentFolder.server.ts';
import { fieldsOf } from '#scripts/editor/fields.ts';
import { builtPages } from '../fixtures/built.ts';
import { readCases } from '../fixtures/cases.ts';
import { type Field, field } from '../fixtures/editorField.ts';
import { read } from '../fixtures/files.ts';

const { notShown } = readCases(import.meta, { notShown: z.record(z.string(), z.string()) });

/** The paths of the texts that a field takes. */
function pathsOf({ name, widget, fields, field, types }: Field): string[] {
  if (widget === 'string' || widget === 'text') return [name];
  const inner = [...fields, ...types.flatMap(({ fields }) => fields), ...(field ? [{ ...field, name: '' }] : [])];
  return inner.flatMap(pathsOf).map((path) => [name, path].filter(Boolean).join('.'));
}

/** The texts at a path, in all items of lists on the way. */
function textsAt(value: unknown, path: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [String(value)];
  return typeof value === 'object' && value !== null ? textsAt(Reflect.get(value, name), rest) : [];
}

/** Letters and digits alone, since spaces and marks differ in a page. */
const letters = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();

/**
 * What visitors read on all pages, titles included, and the addresses and descriptions of what they
 * see.
 */
const shown = builtPages()
  .map(({ html }) => {
    const page = parseHtml(html);
    for (const element of page.querySelectorAll('script, template, style')) element.remove();
    const attributes = page
      .querySelectorAll('[href], [alt]')
      .map((it) => it.getAttribute('href') ?? it.getAttribute('alt'));
    return letters([page.text, ...attributes].join(' '));
  })
  .join(' ');

/** Whether a field of a folder, or the field that it is in, is said to be for something else. */
const isForElse = (name: string, path: string) =>
  Object.keys(notShown).some((field) => [path, `${name}.${path}`].some((one) => `${one}.`.startsWith(`${field}.`)));

/** Whether pages show a text: its words between those that the build puts values into. */
const isShown = (text: string) => text.split(/\{[^}]*\}/).every((part) => shown.includes(letters(part)));

const folders = [...editable, editableGallery].map(({ folder, schema }) => ({
  name: folder,
  schema,
  sources: readdirSync(collectionFolder(folder))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => read(join(collectionFolder(folder), file))),
}));
const files = editableData.map(({ name, schema, file }) => ({
  name,
  schema,
  sources: [read(file.replace(/^content/, contentFolder))],
}));

test.each([...folders, ...files])(
  'what staff write into $name is on a page, or is said to be for something else',
  ({ name, schema, sources }) => {
    const entries = sources.map((source): unknown => parse(/^---\n([\s\S]*?)^---/m.exec(source)?.[1] ?? source));
    const missing = z
      .array(field)
      .parse(fieldsOf(schema).fields)
      .flatMap(pathsOf)
      .filter((path) => !isForElse(name, path))
      .filter((path) => !entries.flatMap((entry) => textsAt(entry, path.split('.'))).some(isShown));
    expect(
      missing,
      'Show these fields, or say in fields.yaml what they are for; the corpus needs a value of each',
    ).toEqual([]);
  },
);
