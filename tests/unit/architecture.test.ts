import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which top folders each may import values from, and which it may import types from (ARCHITECTURE.md). */
const RULES: Record<'content' | 'components' | 'pages', { values: string[]; types: string[] }> = {
  content: { values: ['content'], types: ['content'] },
  components: { values: ['components'], types: ['components', 'content'] },
  pages: { values: ['pages', 'components', 'content'], types: ['pages', 'components', 'content'] },
};

type Folder = keyof typeof RULES;

const IMPORT = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

/** The top folder that an import leads to, or undefined for a package. */
function folderOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).split('/')[0];
  return undefined;
}

/** Sentences about every import of a source file that runs the wrong way. */
function wrongImports(
  file: string,
  source: string,
  { values, types }: { values: string[]; types: string[] },
): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? '';
    const target = folderOf(specifier, file);
    if (!target || (type ? types : values).includes(target)) return [];
    return [`${file}: ${types.includes(target) ? 'write "import type" for' : 'may not import'} ${specifier}`];
  });
}

const sources = (folder: Folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

describe('imports run one way: content, components, pages', () => {
  test.each(['content', 'components', 'pages'] as const)('from %s', (folder) => {
    const wrong = sources(folder).flatMap((file) => wrongImports(file, readFileSync(file, 'utf8'), RULES[folder]));
    expect(wrong).toEqual([]);
  });

  test('a component that climbs out of its folder is stopped', () => {
    const source = "import { site } from '../../content/site.ts';\nimport x from '../../pages/x.ts';";
    expect(wrongImports('components/card/Card.tsx', source, RULES.components)).toEqual([
      'components/card/Card.tsx: write "import type" for ../../content/site.ts',
      'components/card/Card.tsx: may not import ../../pages/x.ts',
    ]);
  });

  test('a component that imports a content value is told to import the type', () => {
    const source = "import { news } from '#content/collections/news/index.ts';";
    expect(wrongImports('components/card/Card.tsx', source, RULES.components)).toEqual([
      'components/card/Card.tsx: write "import type" for #content/collections/news/index.ts',
    ]);
  });
});
