import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '#scripts/prerender/files.ts';
import { filesBelow, matches, read } from '../fixtures/files.ts';

type Import = { file: string; target: string; type: boolean };

const IMPORT = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

/** The imports in a source file of other files of the project, as paths from its root. */
function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? '';
    const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
    return /^[#.]/.test(specifier) ? [{ file, target, type: Boolean(type) }] : [];
  });
}

/** The top folders, and files, that each top folder may import from; tests may import from all (ARCHITECTURE.md). */
const MAY_IMPORT: Record<string, string[]> = {
  content: ['content'],
  components: ['components', 'content/codes.ts', 'content/dates.ts', 'content/eventText.ts', 'content/text.ts'],
  pages: ['content', 'components', 'pages'],
  scripts: ['content', 'components', 'pages', 'scripts'],
};
/** The top folders that each may also import types from. */
const MAY_IMPORT_TYPES: Record<string, string[]> = { components: ['content'] };

/** Every import in the source of the site and its scripts. */
const imports = filesBelow(Object.keys(MAY_IMPORT)).flatMap((file) => importsOf(file, read(file)));
const top = (path: string) => path.split('/')[0] ?? '';

/** A message for every forbidden import. */
const wrongImports = (all: Import[]) =>
  all.flatMap(({ file, target, type }) => {
    if ([top(target), target].some((allowed) => MAY_IMPORT[top(file)]?.includes(allowed))) return [];
    const asType = MAY_IMPORT_TYPES[top(file)]?.includes(top(target));
    if (type && asType) return [];
    return [`${file}: ${asType ? 'write "import type" for' : 'may not import'} ${target}`];
  });

describe('imports run one way: content, components, pages, scripts', () => {
  test('in every file', () => expect(wrongImports(imports)).toEqual([]));

  test('a component that imports from a later folder, or a value of content, is reported', () => {
    const source = `import { site } from '../../content/site/site.ts';
      import type { Site } from '#content/site/site.ts';
export { x } from '../../pages/x.ts';
import '#scripts/x.ts';`;
    expect(wrongImports(importsOf('components/ui/Card.tsx', source))).toEqual([
      'components/ui/Card.tsx: write "import type" for content/site/site.ts',
      'components/ui/Card.tsx: may not import pages/x.ts',
      'components/ui/Card.tsx: may not import scripts/x.ts',
    ]);
  });
});

/** Sections named otherwise than the folder of their one page, which is not named as its address. */
const PAGE_NAMES: Record<string, string> = { index: 'home', _error: 'not-found' };

test('a folder of sections that one page uses is named as that page', () => {
  const users = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const section = /^components\/sections\/([^/]+)/.exec(target)?.[1];
    const page = /^pages\/([^/]+)\/.*\+Page\.tsx$/.exec(file)?.[1];
    if (section && page) users.set(section, (users.get(section) ?? new Set()).add(PAGE_NAMES[page] ?? page));
  }
  const misnamed = [...users].filter(([section, pages]) => pages.size === 1 && !pages.has(section));
  expect(misnamed).toEqual([]);
});

const SHIPS = /^components\/(islands|fields|forms|controls|behaviours|dom|format|guilloche)\/|\.client\.tsx?$/;
const NEVER_SHIPS = /^components\/(document|layout|ui|ornament|prose)\/|^components\/sections\/.+\.tsx$/;

test('what ships to the browser imports nothing from folders that are only rendered by the build', () => {
  const wrong = imports.filter(({ file, target, type }) => {
    const isForeign = posix.dirname(file) !== posix.dirname(target) || target.endsWith('.tsx');
    return !type && SHIPS.test(file) && NEVER_SHIPS.test(target) && isForeign && !/\.css$/.test(target);
  });
  expect(wrong).toEqual([]);
});

/** An exported function or class; its name is the first group. */
const LOGIC = /^export (?:async )?(?:function\*?|class|const(?= \w+[^=\n]*= (?:async |function|<|\(|\w+ =>))) (\w+)/gm;

/** Look-ups by key; `picture` has a short name because content uses it some twenty times. */
const LOOK_UP = /By[A-Z]\w+$|^picture$/;
/** Schemas of collections, which derive and compare the dates of entries. */
const SCHEMA = /\.server\.ts$/;

test('content has no logic: the only functions that it exports are look-ups by a key (articleBySlug)', () => {
  const files = filesBelow(['site', 'pages', 'collections', 'forms'].map((folder) => `content/${folder}`));
  const logic = (file: string) => matches(read(file), LOGIC).filter((name) => !LOOK_UP.test(name));
  expect(files.filter((file) => !SCHEMA.test(file) && logic(file).length > 0)).toEqual([]);
  expect(matches('export const a = (b: string) => b;\nexport function c() {}', LOGIC)).toEqual(['a', 'c']);
});

test('every file that a stylesheet names exists: Vite only warns of one that is missing', () => {
  const sheets = listFiles('components').filter((file) => file.endsWith('.css'));
  const named = sheets.flatMap((sheet) => {
    const addresses = readFileSync(join('components', sheet), 'utf8').matchAll(/url\('(\.[^']+)'\)/g);
    return [...addresses].map(([, address = '']) => join('components', dirname(sheet), address));
  });
  expect(named).toContain('components/art/ring.svg');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('breakpoints are in em, so that a visitor with large text gets the layout of a smaller screen', () => {
  const sheets = listFiles('components').filter((file) => file.endsWith('.css'));
  const queries = sheets.flatMap(
    (sheet) => readFileSync(join('components', sheet), 'utf8').match(/@media[^{]*width[^{]*/g) ?? [],
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => /\d(px|rem)/.test(query))).toEqual([]);
});
