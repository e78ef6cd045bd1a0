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
  components: ['components', 'content/shared'],
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
    return !asType && ![top(target), posix.dirname(target)].some((allowed) => MAY_IMPORT[top(file)]?.includes(allowed));
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

/** The folders whose modules all ship, and the names of those that ship elsewhere. */
const SHIPS =
  /^components\/(islands|fields|forms|controls|dom|format|events)\/|^content\/shared\/|\.(client|shared|island)\.tsx?$/;
/** What the browser loads first; everything else that ships is imported by one of these. */
const BROWSER_ENTRIES = /^pages\/\+client\.ts$|\.((behaviour|lazy)\.client|island)\.tsx?$/;

test('every module that ships has a name or a folder that says so', () => {
  const shipped = new Set(imports.map(({ file }) => file).filter((file) => BROWSER_ENTRIES.test(file)));
  // A set's iterator also visits what is added on the way.
  for (const file of shipped)
    for (const { target } of imports.filter((found) => found.file === file && found.kind !== 'type'))
      if (/\.tsx?$/.test(target)) shipped.add(target);
  expect(shipped.size).toBeGreaterThan(80);
  expect([...shipped].filter((file) => !SHIPS.test(file) && !BROWSER_ENTRIES.test(file))).toEqual([]);
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
