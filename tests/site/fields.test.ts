import { readdirSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { editable, editableFiles, editableGallery } from '#content/collections/editable.ts';
import { collectionFolder, contentFolder } from '#content/schema/contentFolder.server.ts';
import { fieldsOf } from '#scripts/editor/fields.ts';
import { builtPages } from '../fixtures/built.ts';
import { type Field, field } from '../fixtures/editorField.ts';
import { read } from '../fixtures/files.ts';

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
  Object.keys(NOT_SHOWN).some((field) => [path, `${name}.${path}`].some((one) => `${one}.`.startsWith(`${field}.`)));

/** Whether pages show a text: its words between those that the build puts values into. */
const isShown = (text: string) => text.split(/\{[^}]*\}/).every((part) => shown.includes(letters(part)));

const folders = [...editable, editableGallery].map(({ folder, schema }) => ({
  name: folder,
  schema,
  sources: readdirSync(collectionFolder(folder))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => read(join(collectionFolder(folder), file))),
}));
const files = editableFiles.map(({ schema, file }) => ({
  name: parsePath(file).name,
  schema,
  sources: [read(file.replace(/^content/, contentFolder))],
}));

/**
 * What staff write that no page of the corpus shows as it is written, by its field in any folder or
 * in one, and why.
 */
const NOT_SHOWN: Record<string, string> = {
  description: 'search engines and shared links show it',
  askedAs: 'the search finds its page by it: tests/site/root-files.test.ts',
  'articles.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'guides.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'news.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'templates.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'webinars.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'terms-and-conditions.slip': 'the search shows it: tests/component/reading/search.test.tsx',
  'privacy-policy.slip': 'it has none; the search would show it as that of the terms',
  'privacy-policy.facts': 'it has none; its page would show them as that of the terms',
  plainNumbers: 'the check of figures reads it',
  redirectFrom: 'servers redirect from it: tests/site/hosting.test.ts',
  'gone.addresses': 'the check of addresses reads it',
  'events.start': 'pages show its day and time in words',
  'events.end': 'pages show how long the event takes',
  'events.formerStarts': 'pages show its last day in words',
  'events.place.address.country': 'search engines read it',
  'webinars.alt':
    "the specification's card has it; next to its title the picture says nothing: components/sections/posts/PostCard.tsx",
  'fact-sheets.figures.source.title': 'only figures that are not in the register have one',
  'fact-sheets.figures.source.url': 'only figures that are not in the register have one',
  'fact-sheets.slip.lines.source':
    'a slip lists titles that link to their addresses: tests/component/reading/tillSlip.test.tsx',
  'news.inShort': 'no sample has it: pages/news/@slug/+Page.tsx',
  'templates.inShort': 'the Word and Excel files begin with it',
  'team.portraitAlt': 'only a photo has one: tests/component/sections.test.tsx',
  'testimonials.socials.twitter': 'no sample has one: components/sections/home/Quote.tsx',
};

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
      'Show these fields, or say in NOT_SHOWN what they are for; the corpus needs a value of each',
    ).toEqual([]);
  },
);
