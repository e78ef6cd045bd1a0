import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, matches, read } from '../fixtures/sources.ts';

/** The Markdown files directly in a folder. */
const documentsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name));

/** A heading, or the first cell of a row of a table. */
const SECTION = /^(?:## |\| )(\d+(?:\.\d+)?)\.? /gm;
const REFERENCE = /specification[\s*]+(\d+(?:\.\d+)?(?:(?:, and |, | and | to )\d+(?:\.\d+)?)*)/gi;

/** Each section number in a source that the specification doesn't have. */
function unknownSections(source: string, known: Set<string>): string[] {
  const numbers = matches(source, REFERENCE).flatMap((list) => list.match(/\d+(?:\.\d+)?/g) ?? []);
  return numbers.filter((number) => !known.has(number));
}

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A path below one of the repository's folders, without a placeholder. */
const QUOTED = /`((?:content|components|pages|scripts|tests|public|docs)\/[^`\s<>{}*…]*)`/g;

/** Each missing path that a Markdown file links to or quotes as code. */
function missingPaths(file: string, markdown: string): string[] {
  const links = matches(markdown, LINK).map((path) => posix.join(posix.dirname(file), path));
  return [...links, ...matches(markdown, QUOTED)].filter((path) => !existsSync(path));
}

/** The numbers of the specification's sections. */
const sections = new Set(matches(read('docs/specification.md'), SECTION));

/** The names of the settings that the code reads. */
const settings = [
  ...matches(read('content/site/site.ts'), /setting\('(\w+)'/g),
  ...matches(read('scripts/server/settings.ts'), /^ {2}([A-Z_]+): /gm),
];

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
