import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow, matches, read } from '../fixtures/sources.ts';
import { documentsIn, missingPaths, sections, settings, unknownSections } from '../fixtures/unit/documents.ts';

const DECISIONS = 'docs/decisions';
/** References to the specification in comments. */
const CODE = ['content', 'components', 'pages', 'scripts', 'tests', 'public'];

test('the specification has every section that the code refers to', () => {
  const files = filesBelow(CODE, /\.(?:[jt]sx?|mjs|css|md|ya?ml)$/);
  expect(files.filter((file) => unknownSections(read(file), sections).length > 0)).toEqual([]);
});

test('the specification is referred to by a number or a list of numbers', () => {
  const word = 'Specification';
  expect(unknownSections(`(${word} 2.1, 9.9 and 4); ${word} 10.`, sections)).toEqual(['9.9', '10']);
});

test.each([...['.', 'docs', DECISIONS].flatMap(documentsIn), 'content/pictures/README.md'])(
  '%s names only files that exist',
  (file) => {
    expect(missingPaths(file, read(file))).toEqual([]);
  },
);

test('comments in the code name only documents that exist', () => {
  const files = filesBelow(['content', 'components', 'pages', 'scripts'], /\.(?:tsx?|css)$/);
  const names = files.flatMap((file) => matches(read(file), /\b(docs\/[\w/-]+\.md)/g));
  expect(names).toContain('docs/decisions/first-view.md');
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});

test('in a document a link and a quoted path without a file are reported', () => {
  const markdown =
    '[a](../README.md) [b](gone.md#part) `scripts/gone.ts` `content/collections` [c](https://example.com/)';
  expect(missingPaths('docs/some.md', markdown)).toEqual(['docs/gone.md', 'scripts/gone.ts']);
});

test('every setting of the build and the server is in the README and in .env.example', () => {
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'INBOX_DIR']));
  for (const name of settings) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
