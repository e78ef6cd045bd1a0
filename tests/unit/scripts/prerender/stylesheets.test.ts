import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stylesheetInliner } from '#scripts/prerender/stylesheets.ts';

const HTML = '<main data-ink="pound" id="main"><a class="button" data-look="line" href="/">x</a></main>';
/** Gives pages of one stylesheet, which React has moved into their heads, the rules that they use. */
function sheet(css: string, scripts = '') {
  const inline = stylesheetInliner('', scripts);
  return async (html: string) => {
    const page = await inline(`<head><style data-precedence="a" data-href="b">${css}</style></head>${html}`);
    return /<style>(.*)<\/style><\/head>/s.exec(page)?.[1];
  };
}
const used = (css: string, scripts = '', html = HTML) => sheet(css, scripts)(html);

const KEYFRAMES = '@layer a,b;@font-face{font-family:x}a{animation:k 1s}@keyframes k{from{top:0}50%{top:1px}}';
const LAYERS = '@layer a{@media (min-width:1px){.card{top:0}}a{top:0}}@layer b{.card{top:0}}@layer c{.button{top:0}}';
const NEIGHBOURS = '@layer x{.button{top:0}}@layer x{.card{top:0}}@layer x{a{top:0}}@layer y{a{top:1px}}';
const EXTERNAL = 'a[rel~=external]{top:0}';

describe('a page keeps the rules', () => {
  test.each([
    [
      'whose classes, ids and tags it has',
      '.button{color:red}.card{color:red}a{top:0}table{top:0}#main{top:0}#other{top:0}',
      '.button{color:red}a{top:0}#main{top:0}',
    ],
    ['without the selectors that cannot match', '.card,.button:hover{top:0}', '.button:hover{top:0}'],
    ['of variants that it shows', '[data-look="line"]{top:0}[data-look="solid"]{top:0}', '[data-look="line"]{top:0}'],
    ['within layers and media queries, without emptied ones', LAYERS, '@layer a{a{top:0}}@layer c{.button{top:0}}'],
    ['of fonts, layer order and the keyframes that run', `${KEYFRAMES}@keyframes unused{to{top:0}}`, KEYFRAMES],
    ['of neighbours in one layer as one block', NEIGHBOURS, '@layer x{.button{top:0}a{top:0}}@layer y{a{top:1px}}'],
    [
      'of :is() where a part may match',
      ':is(.card,.button) a{top:0}:is(.card,.tile) a{top:0}',
      ':is(.button) a{top:0}',
    ],
    ['of links of a kind that it has only', EXTERNAL, ''],
  ])('%s', async (_, css, kept) => expect(await used(css)).toBe(kept));

  test.each([
    ['of states', 'a[aria-expanded="true"]{top:0}', '', HTML],
    ['of pseudo-classes that stand alone', ':focus-visible{top:0}:is(:hover,:focus-within) a{top:0}', '', HTML],
    ['of custom properties that keyframes read', 'a{--b:1px;animation:k 1s}@keyframes k{to{top:var(--b)}}', '', HTML],
    ['of classes that a script may bring', '.card{top:0}', 'className:`card`', HTML],
    ['of attributes that a script may bring', 'a[data-stuck]{top:0}', 'toggleAttribute(`data-stuck`)', HTML],
    ['of data that a script may set', 'a[data-open]{top:0}', 'element.dataset.open=``', HTML],
    ['of external links', EXTERNAL, '', '<a rel="noopener external" href="/">x</a>'],
  ])('%s', async (_, css, scripts, html) => expect(await used(css, scripts, html)).toBe(css));

  test('without custom properties that nothing reads, and those that only such ones read', async () => {
    expect(await used(':root{--a:1;--b:var(--a);--c:2;--d:3}a{top:var(--c)}', 'setProperty(`--d`)')).toBe(
      ':root{--c:2;--d:3}a{top:var(--c)}',
    );
  });

  test('that another page of its stylesheet may not need', async () => {
    const usedBy = sheet('.a{top:0}.b{top:0}');
    expect(await usedBy('<p class="a">')).toBe('.a{top:0}');
    expect(await usedBy('<p class="a b">')).toBe('.a{top:0}.b{top:0}');
  });
});

test.each(['../art/lost.svg', '#components/lost.woff2'])(
  'a stylesheet that names %s, which is not there, stops the build',
  async (file) => {
    const root = mkdtempSync(join(tmpdir(), 'stylesheets-'));
    writeFileSync(join(root, 'a.css'), `a{background:url(${file})}b{mask:url(/static/found.svg)}`);
    const html = '<head><link rel="stylesheet" type="text/css" href="/a.css"></head>';
    await expect(stylesheetInliner(root, '')(html)).rejects.toThrow(`doesn't exist: url(${file})`);
    rmSync(root, { recursive: true });
  },
);
