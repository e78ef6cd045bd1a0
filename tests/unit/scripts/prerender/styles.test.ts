import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { shortClassNames } from '#scripts/prerender/classNames.ts';
import { stylesheetInliner } from '#scripts/prerender/finishing/stylesheets.ts';
import { withoutInjectedStyles } from '#scripts/prerender/packageStyles.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';
import { KEPT, REDUCED } from '../../../fixtures/unit/stylesheets.ts';

const HTML = '<main data-ink="pound" id="main"><a class="button" data-look="line" href="/">x</a></main>';
/** Gives pages of one stylesheet, which React has moved into their heads, the rules that they use. */
function sheet(css: string, scripts = '') {
  const inline = stylesheetInliner('', scripts);
  return async (html: string) => {
    const page = await inline(`<head><style data-precedence="a" data-href="b">${css}</style></head>${html}`);
    return /<style>(.*)<\/style><\/head>/s.exec(page)?.[1];
  };
}

describe('a page keeps the rules', () => {
  test.each(REDUCED)('%s', async (_, css, kept) => expect(await sheet(css, 'setProperty(`--d`)')(HTML)).toBe(kept));

  test.each(KEPT)('%s', async (_, css, scripts, html = HTML) => expect(await sheet(css, scripts)(html)).toBe(css));

  test('that another page of its stylesheet may not need', async () => {
    const usedBy = sheet('.a{top:0}.b{top:0}');
    expect(await usedBy('<p class="a">')).toBe('.a{top:0}');
    expect(await usedBy('<p class="a b">')).toBe('.a{top:0}.b{top:0}');
  });
});

const MISSING = ['../art/lost.svg', '#components/lost.woff2'];
test.each(MISSING)('a stylesheet that names %s, which is not there, stops the build', async (file) => {
  const root = temporaryFolder({ 'a.css': `a{background:url(${file})}b{mask:url(/static/found.svg)}` });
  const html = '<head><link rel="stylesheet" type="text/css" href="/a.css"></head>';
  await expect(stylesheetInliner(root, '')(html)).rejects.toThrow(`doesn't exist: url(${file})`);
});

const { resolve } = createRequire(import.meta.url);
const modules = ['core/internal-common', 'daygrid/internal', 'timegrid/internal'].map((name) => {
  const [folder = '', file] = name.split('/');
  return resolve(`@fullcalendar/${folder}/package.json`).replace('package.json', `${file}.js`);
});

test.each(modules)('%s loses its stylesheet and keeps its code', (file) => {
  const code = readFileSync(file, 'utf8');
  const bare = withoutInjectedStyles(code, file);
  expect(bare).not.toMatch(/css_248z|^\s*registerStylesRoot\(document\);/m);
  expect(bare.match(/^(?:class|export) \w*/gm)).toEqual(code.match(/^(?:class|export) \w*/gm));
});

test('a version of a package in another form stops the build', () => {
  const change = () => withoutInjectedStyles('export {}', '@fullcalendar/daygrid/internal.js');
  expect(change).toThrow(/daygrid\/internal\.js no longer contains/);
});

test('sonner loses its stylesheet', () => {
  const file = resolve('sonner').replace(/index\.js$/, 'index.mjs');
  const code = readFileSync(file, 'utf8');
  const bare = withoutInjectedStyles(code, file);
  expect(code.match(/__insertCSS\(/g)?.length).toBe((bare.match(/__insertCSS\(/g)?.length ?? 0) + 1);
  expect(bare).not.toContain('[data-sonner-toaster]');
});

const HERO = 'components/sections/home/Hero.module.css';

test('short class names are the same for the server and the browser, whichever file comes first', () => {
  const [server, browser] = [shortClassNames('components'), shortClassNames('components')];
  const first = server('slide', HERO);
  browser('footer', 'components/layout/Footer.module.css');
  expect(browser('slide', HERO)).toBe(first);
});

test('short class names differ between classes and files, in capitals, which no package uses', () => {
  const name = shortClassNames('components');
  const names = [name('slide', HERO), name('slides', HERO), name('slides', 'components/layout/Footer.module.css')];
  expect(new Set(names).size).toBe(3);
  for (const short of names) expect(short).toMatch(/^[A-Z]{1,3}\d+$/);
});
