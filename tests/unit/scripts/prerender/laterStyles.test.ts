import { describe, expect, test } from 'vitest';
import { laterStylesLinker } from '#scripts/prerender/finishing/laterStyles.ts';

const HEAD = '<header class="head"><h1>Title</h1><br></header>';
const BODY = '<section class="card" data-tone="night"><p>Text</p></section>';
const page = (css: string, main = HEAD + BODY) =>
  `<head><style>${css}</style></head><body><main id="main">${main}</main></body>`;

/** What a page has in itself, what it links, and where. */
async function parted(css: string, main?: string) {
  const { html, stylesheet } = await laterStylesLinker()(page(css, main));
  const link = stylesheet && `<link rel="stylesheet" href="/${stylesheet.file}">`;
  return {
    first: /<style>(.*)<\/style>/.exec(html)?.[1],
    later: stylesheet?.css,
    before: link && /<main[^>]*>(.*)/.exec(html.split(link)[0] ?? '')?.[1],
  };
}

describe('a page keeps the rules that its first view uses and links the others', () => {
  test('after the first part of its content', async () => {
    expect(await parted('.head{top:0}.card{top:0}')).toEqual({
      first: '.head{top:0}',
      later: '.card{top:0}',
      before: HEAD,
    });
  });

  test('after the frame of the drawing that is embedded in it', async () => {
    const drawing = '<picture><source srcset="data:image/svg+xml,%3Csvg/%3E"><img src="/media/a.svg"></picture>';
    const framed = `${HEAD}<article><div class="frame"><div>${drawing}</div></div>`;
    const { first, before } = await parted('.frame{top:0}.text{top:0}', `${framed}<p class="text">x</p></article>`);
    expect({ first, before }).toEqual({ first: '.frame{top:0}', before: framed });
  });

  test.each([
    ['each in its layer', '@layer a{.head{top:0}}', '@layer a{.card{top:0}}', '@layer a{.head{top:0}.card{top:0}}'],
    ['of several selectors, each where it is used', '.head{top:0}', '.card{top:0}', '.head,.card{top:0}'],
    ['without those of a used page', '.head{top:0}', '.head:hover{top:0}', '.head{top:0}.head:hover{top:0}'],
    ['without those of a printed page', '.head{top:0}', '@media print{p{top:0}}', '.head{top:0}@media print{p{top:0}}'],
  ])('%s', async (_, first, later, css) => expect(await parted(css)).toMatchObject({ first, later }));

  test('without those of what is hidden in it', async () => {
    const hidden = `<header class="head"><div class="box" hidden=""><p class="card">x</p></div></header>`;
    expect(await parted('.head{top:0}.box{top:0}.card{top:0}', hidden)).toMatchObject({
      first: '.head{top:0}',
      later: '.box{top:0}.card{top:0}',
    });
  });

  test('with fonts, the order of layers and all custom properties in the page, and keyframes where they run', async () => {
    const shared = '@layer a,b;@font-face{font-family:x}:root{--a:1;--b:2}';
    const moving = (name: string) => `.${name}{animation:${name} 1s}@keyframes ${name}{from{top:0}to{top:1px}}`;
    const { first, later } = await parted(shared + moving('head') + moving('card'));
    expect(first).toBe(shared + moving('head'));
    expect(later).toBe(moving('card'));
  });
});

test('a page whose first view uses every rule links nothing', async () => {
  expect(await parted('.head{top:0}', HEAD)).toMatchObject({ first: '.head{top:0}', later: undefined });
});
