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
    ['each in its layer and media query', '@layer a{@media print{.head{top:0}.card{top:1px}}}', '.head', '.card'],
    ['of several selectors, each where it is used', '@layer a{@media print{.head,.card{top:0}}}', '.head', '.card'],
    ['of states', '@layer a{@media print{.head:hover{top:0}.card:hover{top:0}}}', '.head', '.card'],
  ])('%s', async (_, css, here, there) => {
    const { first, later } = await parted(css);
    expect(first).toMatch(new RegExp(`^@layer a\\{@media print\\{\\${here}[^.]*\\}\\}$`));
    expect(later).toMatch(new RegExp(`^@layer a\\{@media print\\{\\${there}[^.]*\\}\\}$`));
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
  expect(await parted('.head{top:0}p:hover{top:0}', HEAD)).toMatchObject({ later: 'p:hover{top:0}' });
  expect(await parted('.head{top:0}', HEAD)).toMatchObject({ first: '.head{top:0}', later: undefined });
});
