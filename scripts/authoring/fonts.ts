// npx tsx scripts/authoring/fonts.ts writes the fonts of components/styles/fonts from their npm packages.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/** Every character from `first` to `last`. */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII, the letters of Latin-1, English punctuation, £ and €, and signs that the pages use. Others fall back one by one. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0£€–—‘’“”…•·©®°½§«»−`;

/** Gloock draws these with hairlines: "95+" reads as "95". Without them in its file, the face that stands in for it draws them. */
const HAIRLINES = '+=–—−';

/** Gloock for headings and Commissioner for text, both SIL OFL 1.1: the file in its npm package, and the one we serve. */
export const faces = [
  {
    from: new URL(import.meta.resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff2')),
    to: 'components/styles/fonts/gloock.woff2',
    leavesOut: HAIRLINES,
    options: { keepFeatures: ['kern', 'liga'] },
  },
  {
    from: new URL(import.meta.resolve('@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2')),
    to: 'components/styles/fonts/commissioner.woff2',
    leavesOut: '',
    options: { keepFeatures: ['kern', 'liga', 'calt', 'rvrn'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** Hinting is most of Gloock's weight, and serves screens of low resolution at sizes that Gloock is never set in. */
const WOFF2 = { targetFormat: 'woff2', noHinting: true } as const;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { from, to, leavesOut, options } of faces) {
    const characters = [...CHARACTERS].filter((character) => !leavesOut.includes(character)).join('');
    // The same source always gives the same bytes.
    const font = await subsetFont(await readFile(from), characters, { ...WOFF2, ...options });
    await writeFile(to, font);
    console.log(`${to}: ${(font.length / 1000).toFixed(1)} kB`);
  }
