/** `npm run check:html`: validates every built page with html-validate. Prints file, place and fault, and exits 1, if there is one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes the names and empty values of attributes, and the doctype, in its own spelling; HTML allows every one.
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // React's `useId` begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The files are the site's own, at its own address.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A group of check boxes shares a name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
      // ARIA allows a name on lists and groups; a script's list has no heading of its own to take it from.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A table's scroller is a region only for the keyboard; a `<section>` would be a part of the page, with a part's space.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The client's copy is kept to the letter; a stylesheet keeps telephone numbers on one line.
      'tel-non-breaking': 'off',
    },
  }),
);
/** What a script completes in its copy of a `<template>`, or what depends on where it puts it; axe checks the result in the browser tests. */
const COMPLETED_BY_SCRIPT = [
  'input-missing-label',
  'empty-heading',
  'element-required-attributes',
  'unique-landmark',
  'heading-level',
];

/** A page without what its templates hold, which is no part of it until a script copies it; places stay the same. */
const withoutTemplates = (html: string) =>
  html.replace(
    /(<template[^>]*>)(.*?)(?=<\/template>)/gs,
    (_, tag: string, inside: string) => tag + ' '.repeat(inside.length),
  );

const pages = listFiles(WEB_ROOT).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error('No page is built. Run npm run build first.');
for (const page of pages) {
  const file = join(WEB_ROOT, page);
  const html = readFileSync(file, 'utf8');
  const faults = async (text: string) =>
    (await validator.validateString(text, file)).results.flatMap(({ messages }) => messages);
  const inTemplates = (await faults(html)).filter(
    ({ ruleId, selector }) => selector?.includes('template >') && !COMPLETED_BY_SCRIPT.includes(ruleId),
  );
  for (const { line, column, ruleId, message } of [...(await faults(withoutTemplates(html))), ...inTemplates]) {
    console.error(`${file}:${line}:${column} ${ruleId}: ${message}`);
    process.exitCode = 1;
  }
}
