import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withCuts } from '#scripts/internals/packageCuts.ts';

const { resolve } = createRequire(import.meta.url);
const modules = ['core/internal-common', 'daygrid/internal', 'timegrid/internal'].map((name) => {
  const [folder = '', file] = name.split('/');
  return resolve(`@fullcalendar/${folder}/package.json`).replace('package.json', `${file}.js`);
});

test.each(modules)('%s loses its stylesheet and keeps its code', (file) => {
  const code = readFileSync(file, 'utf8');
  const bare = withCuts(code, file);
  expect(bare).not.toMatch(/css_248z|^\s*registerStylesRoot\(document\);/m);
  expect(bare.match(/^(?:class|export) \w*/gm)).toEqual(code.match(/^(?:class|export) \w*/gm));
});

test('a version of a package in another form stops the build', () => {
  const change = () => withCuts('export {}', '@fullcalendar/daygrid/internal.js');
  expect(change).toThrow(/daygrid\/internal\.js no longer contains/);
});

test('sonner loses its stylesheet', () => {
  const file = resolve('sonner').replace(/js$/, 'mjs');
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('[data-sonner-toaster]');
  expect(withCuts(code, file)).not.toContain('[data-sonner-toaster]');
});
