import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ISLANDS = 'components/islands';
const islands = readdirSync(ISLANDS).flatMap((file) => /^(\w+)\.island\.tsx$/.exec(file)?.[1] ?? []);

test.each(islands)('%s.island.tsx exports a component of the same name, which the loader hydrates', (name) => {
  expect(readFileSync(`${ISLANDS}/${name}.island.tsx`, 'utf8')).toContain(`export function ${name}(`);
});

const shown = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(`components/${file}`, 'utf8').matchAll(/<Island\s+name="(\w+)"\s+of=\{(\w+)\}/g)])
  .map(([, name, component]) => [name, component]);

test('every island is used on a page, by the name of its component', () => {
  expect(new Set(shown.map(([name]) => name))).toEqual(new Set(islands));
  for (const [name, component] of shown) expect(component).toBe(name);
});
