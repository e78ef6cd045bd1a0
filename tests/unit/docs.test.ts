import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, matches, read } from '../fixtures/files.ts';

const CODE = ['content', 'components', 'pages', 'scripts', 'tests', 'public'];
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesBelow(['docs'], /\.md$/)];

/** A heading, or the first cell of a row of a table. */
const SECTION = /^(?:## |\| )(\d+(?:\.\d+)?)\.? /gm;
const REFERENCE = /specification[\s*]+(\d+(?:\.\d+)?(?:(?:, and |, | and | to )\d+(?:\.\d+)?)*)/gi;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A path below one of the repository's folders, without a placeholder. */
const QUOTED = /`((?:content|components|pages|scripts|tests|public|docs)\/[^`\s<>{}*…]*)`/g;

test('the specification has every section that the code refers to', () => {
  const sections = new Set(matches(read('docs/specification.md'), SECTION));
  const named = filesBelow(CODE, /\.(?:[jt]sx?|css|md|ya?ml)$/).flatMap((file) => matches(read(file), REFERENCE));
  const numbers = named.flatMap((list) => list.match(/\d+(?:\.\d+)?/g) ?? []);
  expect(numbers).toContain('2.14');
  expect(numbers.filter((number) => !sections.has(number))).toEqual([]);
});

test.each([...documents, 'content/pictures/README.md'])('%s names only files that exist', (file) => {
  const text = read(file);
  const linked = matches(text, LINK).map((path) => posix.join(posix.dirname(file), path));
  expect([...linked, ...matches(text, QUOTED)].filter((path) => !existsSync(path))).toEqual([]);
});

test('the specification names only what its files have', () => {
  const NAMED = /((?:`\w+`(?:, | and )?)+) in \[[^\]]+\]\(\.\.\/([^)]+)\)/g;
  const named = [...read('docs/specification.md').matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, names = '', file = ''] of named)
    for (const name of matches(names, /`(\w+)`/g)) expect(read(file), file).toContain(name);
});

test('comments in the code name only documents that exist', () => {
  const named = filesBelow(CODE, /\.(?:tsx?|css)$/).flatMap((file) => matches(read(file), /\b(docs\/[\w/-]+\.md)/g));
  expect(named).toContain('docs/decisions/first-view.md');
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('every setting of the build and the server is in the README and in .env.example', () => {
  const settings = [
    ...['site', 'setting'].flatMap((name) => matches(read(`content/site/${name}.ts`), /setting\('(\w+)'/g)),
    ...matches(read('scripts/server/settings.ts'), /^ {2}([A-Z_]+): /gm),
  ];
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'INBOX_DIR']));
  for (const name of settings) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
