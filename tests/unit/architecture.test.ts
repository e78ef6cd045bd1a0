import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, matches, read } from '../fixtures/files.ts';

/** An import of another file of the project, as a path from its root, or of a package. */
type Import = { file: string; target: string; kind: 'value' | 'type' | 'dynamic'; isPackage: boolean };

const IMPORT = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(IMPORT)].map(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? '';
    const isPackage = !/^[#.]/.test(specifier);
    const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
    return {
      file,
      target: isPackage ? specifier : path,
      kind: type ? 'type' : dynamic ? 'dynamic' : 'value',
      isPackage,
    };
  });

/**
 * The top folders, and files, that each top folder may import from; tests may import from all
 * (ARCHITECTURE.md).
 */
const MAY_IMPORT: Record<string, string[]> = {
  content: ['content'],
  components: [
    'components',
    'content/codes.ts',
    'content/dates.ts',
    'content/eventText.ts',
    'content/plainText.ts',
    'content/text.ts',
  ],
  pages: ['content', 'components', 'pages'],
  scripts: ['content', 'components', 'pages', 'scripts'],
};
/** The top folders that each may also import types from. */
const MAY_IMPORT_TYPES: Record<string, string[]> = { components: ['content'] };

/** Every import in the source of the site and its scripts of another of its files. */
const imports = filesBelow(Object.keys(MAY_IMPORT))
  .flatMap(importsOf)
  .filter(({ isPackage }) => !isPackage);
const top = (path: string) => path.split('/')[0] ?? '';

test('imports run one way: content, components, pages, scripts; components import content as types', () => {
  const wrong = imports.filter(({ file, target, kind }) => {
    const asType = kind === 'type' && MAY_IMPORT_TYPES[top(file)]?.includes(top(target));
    return !asType && ![top(target), target].some((allowed) => MAY_IMPORT[top(file)]?.includes(allowed));
  });
  expect(imports.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

/** The packages that a source file needs when it runs, its own imports' included. */
function packagesNeededBy(entry: string): string[] {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files)
    for (const { target, isPackage } of importsOf(file).filter(({ kind }) => kind === 'value')) {
      if (!isPackage && /\.tsx?$/.test(target)) files.add(target);
      if (isPackage && !target.startsWith('node:'))
        packages.add(target.split('/', target.startsWith('@') ? 2 : 1).join('/'));
    }
  return [...packages];
}

test.each(['server/serve', 'smoke'])('%s.ts runs with the packages that npm ci --omit=dev installs', (name) => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const needed = packagesNeededBy(`scripts/${name}.ts`);
  expect(needed).toEqual(expect.arrayContaining(['zod']));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

const SHIPS = /^components\/(islands|fields|forms|controls|behaviours|dom|format)\/|\.client\.tsx?$/;
const NEVER_SHIPS = /^components\/(document|layout|ui|ornament|prose)\/|^components\/sections\/.+\.tsx$/;

test('what ships to the browser imports nothing from folders that are only rendered by the build', () => {
  const shipped = imports.filter(({ file, kind }) => kind !== 'type' && SHIPS.test(file));
  expect(shipped.length).toBeGreaterThan(200);
  const wrong = shipped.filter(({ file, target }) => {
    const isForeign = posix.dirname(file) !== posix.dirname(target) || target.endsWith('.tsx');
    return NEVER_SHIPS.test(target) && isForeign && !/\.css$/.test(target);
  });
  expect(wrong).toEqual([]);
});

const sheets = filesBelow(['components'], /\.css$/);

test('breakpoints are in em, so that a visitor with large text gets the layout of a smaller screen', () => {
  const queries = sheets.flatMap((sheet) => matches(read(sheet), /(@media[^{]*width[^{]*)/g));
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => /\d(px|rem)/.test(query))).toEqual([]);
});

test('nothing stays hovered after a tap: styles for a mouse are in a query for one', () => {
  const forMouse = /^( *)@media \((?:hover: hover|scripting: none)\) \{\n(?:\1 .*\n)*\1\}/gm;
  expect(sheets.filter((sheet) => read(sheet).replace(forMouse, '').includes(':hover'))).toEqual([]);
});
