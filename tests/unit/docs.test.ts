import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const SPECIFICATION = 'docs/specification.md';
const DECISIONS = 'docs/decisions';
/** References to the specification in comments. */
const CODE = ['content', 'components', 'pages', 'scripts', 'tests', 'public'];

const read = (file: string) => readFileSync(file, 'utf8');

/** The files directly in a folder with a given ending. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => posix.join(folder, name));

const HEADING = /^#{2,3} (\d+(?:\.\d+)?)\.? /gm;
const REFERENCE = /specification[\s*]+(\d+(?:\.\d+)?(?:(?:, and |, | and | to )\d+(?:\.\d+)?)*)/gi;

/** Each section number in a source that the specification doesn't have. */
function unknownSections(source: string, known: Set<string>): string[] {
  return [...source.matchAll(REFERENCE)]
    .flatMap(([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? [])
    .filter((number) => !known.has(number));
}

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A path below one of the repository's folders, without a placeholder. */
const QUOTED = /`((?:content|components|pages|scripts|tests|public|docs)\/[^`\s<>{}*…]*)`/g;

/** Each missing path that a Markdown file links to or quotes as code. */
function missingPaths(file: string, markdown: string): string[] {
  const links = [...markdown.matchAll(LINK)].map(([, path = '']) => posix.join(posix.dirname(file), path));
  const quoted = [...markdown.matchAll(QUOTED)].map(([, path = '']) => path);
  return [...links, ...quoted].filter((path) => !existsSync(path));
}

describe('the specification', () => {
  const sections = new Set([...read(SPECIFICATION).matchAll(HEADING)].map(([, number = '']) => number));
  const sources = CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[jt]sx?|mjs|css|md|ya?ml)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

  test('has every section that the code refers to', () => {
    const wrong = sources.flatMap((file) =>
      unknownSections(read(file), sections).map((number) => `${file}: ${number}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is referred to by a number or a list of numbers', () => {
    const word = 'Specification';
    expect(unknownSections(`(${word} 2.1, 9.9 and 4); ${word} 10.`, sections)).toEqual(['9.9', '10']);
  });
});

describe('documents name files that exist', () => {
  const documents = [
    ...filesIn('.', '.md'),
    ...filesIn('docs', '.md'),
    ...filesIn(DECISIONS, '.md'),
    'content/pictures/README.md',
  ];

  test.each(documents)('%s', (file) => {
    expect(missingPaths(file, read(file))).toEqual([]);
  });

  test('a link and a quoted path without a file are reported', () => {
    const markdown =
      '[a](../README.md) [b](gone.md#part) `scripts/gone.ts` `content/collections` [c](https://example.com/)';
    expect(missingPaths('docs/some.md', markdown)).toEqual(['docs/gone.md', 'scripts/gone.ts']);
  });
});

describe('decisions', () => {
  const index = read(`${DECISIONS}/README.md`);
  const files = filesIn(DECISIONS, '.md').filter((file) => !file.endsWith('/README.md'));

  test('are numbered without a gap', () => {
    const numbers = files.map((file) => Number(posix.basename(file).slice(0, 4)));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  test.each(files)('%s is in the index with its title, and has a date and the four headings', (file) => {
    const text = read(file);
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    expect(number).toBe(String(Number(posix.basename(file).slice(0, 4))));
    expect(index).toContain(`[${title}](${posix.basename(file)})`);
    expect(text.split('\n')[2]).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}\. (?:Accepted|Superseded by)/);
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Context',
      '## Decision',
      '## Alternatives considered',
      '## Consequences',
    ]);
  });
});
