import { expect, test } from 'vitest';
import { filesBelow, matches, read } from '../../fixtures/sources.ts';

const ISLANDS = 'components/islands';
const islands = matches(filesBelow([ISLANDS]).join('\n'), /\/(\w+)\.island\.tsx$/gm);

test.each(islands)('%s.island.tsx exports a component of the same name, which the loader hydrates', (name) => {
  expect(read(`${ISLANDS}/${name}.island.tsx`)).toContain(`export function ${name}(`);
});

const shown = filesBelow(['components'], /\.tsx$/)
  .flatMap((file) => [...read(file).matchAll(/<Island\s+name="(\w+)"\s+of=\{(\w+)\}/g)])
  .map(([, name, component]) => [name, component]);

test('every island is used on a page, by the name of its component', () => {
  expect(new Set(shown.map(([name]) => name))).toEqual(new Set(islands));
  for (const [name, component] of shown) expect(component).toBe(name);
});
