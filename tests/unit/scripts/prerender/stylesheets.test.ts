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

describe('the rules that a page keeps', () => {
  test('are those whose classes, ids and tags it has', async () => {
    expect(await used('.button{color:red}.card{color:red}a{top:0}table{top:0}#main{top:0}#other{top:0}')).toBe(
      '.button{color:red}a{top:0}#main{top:0}',
    );
  });

  test('lose only the selectors that cannot match', async () => {
    expect(await used('.card,.button:hover{color:red}')).toBe('.button:hover{color:red}');
  });

  test('leave out variants that the page does not show', async () => {
    expect(await used('.button[data-look="line"]{top:0}.button[data-look="solid"]{top:0}')).toBe(
      '.button[data-look="line"]{top:0}',
    );
  });

  test('keep what a script may bring: its classes, its data attributes, any other state', async () => {
    expect(await used('.card{top:0}', 'className:`card`')).toBe('.card{top:0}');
    expect(await used('a[data-stuck]{top:0}', 'toggleAttribute(`data-stuck`)')).toBe('a[data-stuck]{top:0}');
    expect(await used('a[data-open]{top:0}', 'element.dataset.open=``')).toBe('a[data-open]{top:0}');
    expect(await used('a[aria-expanded="true"]{top:0}')).toBe('a[aria-expanded="true"]{top:0}');
  });

  test('look inside layers and media queries, and take emptied ones away', async () => {
    expect(
      await used(
        '@layer a{@media (min-width:1px){.card{top:0}}a{top:0}}@layer b{.card{top:0}}@layer c{.button{top:0}}',
      ),
    ).toBe('@layer a{a{top:0}}@layer c{.button{top:0}}');
  });

  test('keep layer order, fonts and the keyframes that they run', async () => {
    const css = '@layer a,b;@font-face{font-family:x}a{animation:k 1s}@keyframes k{from{top:0}50%{top:1px}}';
    expect(await used(`${css}@keyframes unused{to{top:0}}`)).toBe(css);
  });

  test('leave out links of a kind that the page does not have', async () => {
    const css = 'a[rel~=external]{top:0}';
    expect(await used(css)).toBe('');
    expect(await used(css, '', '<a rel="noopener external" href="/">x</a>')).toBe(css);
  });

  test('keep pseudo-classes that stand alone', async () => {
    const css = ':focus-visible{top:0}:is(:hover,:focus-within) a{top:0}';
    expect(await used(css)).toBe(css);
  });

  test('keep the custom properties that keyframes read', async () => {
    const css = 'a{--b:1px;animation:k 1s}@keyframes k{to{top:var(--b)}}';
    expect(await used(css)).toBe(css);
  });

  test('lose custom properties that nothing reads, and those that only such ones read', async () => {
    expect(await used(':root{--a:1;--b:var(--a);--c:2;--d:3}a{top:var(--c)}', 'setProperty(`--d`)')).toBe(
      ':root{--c:2;--d:3}a{top:var(--c)}',
    );
  });

  test('share one block where neighbours are in one layer', async () => {
    expect(await used('@layer x{.button{top:0}}@layer x{.card{top:0}}@layer x{a{top:0}}@layer y{a{top:1px}}')).toBe(
      '@layer x{.button{top:0}a{top:0}}@layer y{a{top:1px}}',
    );
  });

  test('ask of :is() that one of its parts may match', async () => {
    expect(await used(':is(.card,.button) a{top:0}:is(.card,.tile) a{top:0}')).toBe(':is(.button) a{top:0}');
  });

  test('differ between pages of one stylesheet', async () => {
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
