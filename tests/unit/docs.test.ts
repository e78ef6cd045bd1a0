import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
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

test('in a document a link and a quoted path without a file are reported', () => {
  const markdown =
    '[a](../README.md) [b](gone.md#part) `scripts/gone.ts` `content/collections` [c](https://example.com/)';
  expect(missingPaths('docs/some.md', markdown)).toEqual(['docs/gone.md', 'scripts/gone.ts']);
});

describe('decisions', () => {
  const index = read(`${DECISIONS}/README.md`);
  const files = documentsIn(DECISIONS).filter((file) => !file.endsWith('/README.md'));

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
    const headings = ['Context', 'Decision', 'Alternatives considered', 'Consequences'];
    expect(matches(text, /^## (.+)$/gm)).toEqual(headings);
  });
});

test('every setting of the build and the server is in the README and in .env.example', () => {
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'OFFLINE_READING', 'FORMS_PER_MINUTE']));
  for (const name of settings) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
