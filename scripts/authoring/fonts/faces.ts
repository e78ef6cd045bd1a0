import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Every character from `first` to `last`. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/**
 * What both faces can set: ASCII, the letters of Latin-1 (names), English punctuation, £ and €, and the few signs that
 * the pages use. Anything else, a visitor's own name in a form for instance, falls back letter by letter.
 */
export const characters = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0£€–—‘’“”…•·©®°½§«»−`;

export interface FaceSource {
  /** The file in its npm package (both SIL OFL 1.1). */
  from: string;
  /** What the website serves. */
  to: string;
  keepFeatures: string[];
  variationAxes?: Record<string, { min: number; max: number }>;
}

/** Gloock for headings, Commissioner for text. */
export const faces: readonly FaceSource[] = [
  {
    from: require.resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff2'),
    to: 'components/styles/fonts/gloock.woff2',
    keepFeatures: ['kern', 'liga'],
  },
  {
    from: require.resolve('@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'),
    to: 'components/styles/fonts/commissioner.woff2',
    keepFeatures: ['kern', 'liga', 'calt', 'rvrn'],
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];
