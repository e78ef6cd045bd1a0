import { describe, expect, test } from 'vitest';
import { Scripts, Stylesheet, vocabularyOf } from '#scripts/prerender/usedCss.ts';

const HTML = '<main data-ink="pound" id="main"><a class="button" data-look="line" href="/">x</a></main>';
const used = (css: string, scripts = '', html = HTML) =>
  new Stylesheet(css).usedBy(vocabularyOf(html, new Scripts(scripts)));

describe('the rules that a page keeps', () => {
  test('are those whose classes, ids and tags it has', () => {
    expect(used('.button{color:red}.card{color:red}a{top:0}table{top:0}#main{top:0}#other{top:0}')).toBe(
      '.button{color:red}a{top:0}#main{top:0}',
    );
  });

  test('lose only the selectors that cannot match', () => {
    expect(used('.card,.button:hover{color:red}')).toBe('.button:hover{color:red}');
  });

  test('leave out variants that the page does not show', () => {
    expect(used('.button[data-look="line"]{top:0}.button[data-look="solid"]{top:0}')).toBe(
      '.button[data-look="line"]{top:0}',
    );
  });

  test('keep what a script may bring: its classes, its data attributes, any other state', () => {
    expect(used('.card{top:0}', 'className:`card`')).toBe('.card{top:0}');
    expect(used('a[data-stuck]{top:0}', 'toggleAttribute(`data-stuck`)')).toBe('a[data-stuck]{top:0}');
    expect(used('a[data-open]{top:0}', 'element.dataset.open=``')).toBe('a[data-open]{top:0}');
    expect(used('a[aria-expanded="true"]{top:0}')).toBe('a[aria-expanded="true"]{top:0}');
  });

  test('look inside layers and media queries, and take emptied ones away', () => {
    expect(used('@layer a{@media (min-width:1px){.card{top:0}}}@layer b{.button{top:0}}')).toBe(
      '@layer b{.button{top:0}}',
    );
  });

  test('keep layer order, fonts and keyframes', () => {
    const css = '@layer a,b;@font-face{font-family:x}@keyframes k{from{top:0}50%{top:1px}}';
    expect(used(css)).toBe(css);
  });

  test('lose custom properties that nothing reads, and those that only such ones read', () => {
    expect(used(':root{--a:1;--b:var(--a);--c:2;--d:3}a{top:var(--c)}', 'setProperty(`--d`)')).toBe(
      ':root{--c:2;--d:3}a{top:var(--c)}',
    );
  });

  test('share one block where neighbours are in one layer', () => {
    expect(used('@layer x{.button{top:0}}@layer x{.card{top:0}}@layer x{a{top:0}}@layer y{a{top:1px}}')).toBe(
      '@layer x{.button{top:0}a{top:0}}@layer y{a{top:1px}}',
    );
  });

  test('ask of :is() that one of its parts may match', () => {
    expect(used(':is(.card,.button) a{top:0}:is(.card,.tile) a{top:0}')).toBe(':is(.card,.button) a{top:0}');
  });

  test('differ between pages of one stylesheet', () => {
    const sheet = new Stylesheet('.a{top:0}.b{top:0}');
    expect(sheet.usedBy(vocabularyOf('<p class="a">', new Scripts('')))).toBe('.a{top:0}');
    expect(sheet.usedBy(vocabularyOf('<p class="a b">', new Scripts('')))).toBe('.a{top:0}.b{top:0}');
  });
});
