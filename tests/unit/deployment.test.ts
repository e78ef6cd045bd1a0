import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { matches, read } from '../fixtures/sources.ts';

/** An import or a re-export of values; those of types vanish. */
const VALUES = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const NODE = /^node:/;

/** The packages that a source file needs when it runs, its own imports' included. */
function packagesNeededBy(entry: string): string[] {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files)
    for (const [, name = ''] of read(file).matchAll(VALUES)) {
      const target = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
      if (/^[#.]/.test(name)) {
        if (/\.tsx?$/.test(target) && existsSync(target)) files.add(target);
      } else if (!NODE.test(name)) packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  return [...packages].sort();
}

const WORKFLOWS = '.github/workflows';
const names = z.record(z.string(), z.string());
const { scripts, dependencies } = z
  .object({ scripts: names, dependencies: names })
  .parse(JSON.parse(read('package.json')));

test('the workflows run only scripts that the project has', () => {
  const commands = readdirSync(WORKFLOWS).map((name) => read(`${WORKFLOWS}/${name}`));
  const run = commands.flatMap((text) => matches(text, /npm run ([\w:-]+)/g));
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
  const files = commands.flatMap((text) => matches(text, /tsx (\S+)/g));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(['server/serve', 'smoke'])('%s.ts runs with the packages that npm ci --omit=dev installs', (name) => {
  const needed = packagesNeededBy(`scripts/${name}.ts`);
  expect(needed).toEqual(expect.arrayContaining(['mrmime', 'zod']));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});
