import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { memoised } from '#scripts/shared/memoised.ts';

// The website's own fonts, which have only its characters; pictures use their regular weight.
const FOLDER = 'components/styles/fonts';
const FILES = {
  display: ['gloock.woff2', 'gloock-ext.woff2'],
  text: ['commissioner.woff2', 'commissioner-ext.woff2'],
};

type Face = keyof typeof FILES;

const openFonts = memoised((face: Face): Font[] =>
  FILES[face].map((file) => {
    const font = openSync(join(FOLDER, file));
    if (!('layout' in font)) throw new Error(`${file} is a collection, not a font.`);
    return font;
  }),
);

/** The font of a face that has a character. */
const fontFor = (face: Face, character: string): Font | undefined =>
  openFonts(face).find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/**
 * The characters of a text that none of some faces has: they have those of the European languages
 * that are written in Latin letters.
 */
export const missingFrom = (faces: readonly Face[], text: string): Set<string> =>
  new Set([...text].filter((character) => !faces.some((face) => fontFor(face, character))));

/** Whether the display face has every character of a text. */
export const canLetter = (text: string): boolean => missingFrom(['display'], text).size === 0;

/**
 * The glyphs of a text with their distances from its beginning, and its width, in units of the font
 * size. Throws an Error when the face lacks a character.
 */
function layOut(face: Face, text: string) {
  // A font lays out the part of a text that it has, and kerns there.
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(face, character);
    if (!font) throw new Error(`${FILES[face].join(' and ')} have no "${character}".`);
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  let width = 0;
  const glyphs = runs.flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const x = width + xOffset / font.unitsPerEm;
      width += xAdvance / font.unitsPerEm;
      return { path, x, unitsPerEm: font.unitsPerEm };
    });
  });
  return { glyphs, width };
}

/** The width of a text in the display face. */
export const letteringWidth = (text: string, size: number): number => layOut('display', text).width * size;

/** The shortest text of a coordinate, with one decimal. */
const short = (value: number) => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');

/** Where a text begins, its baseline, and the font's size, in the units of the picture. */
type Lettering = { x: number; y: number; size: number; fill: string; face?: Face };

/**
 * A text as an SVG path, kerned, so that a picture shows it without the font; throws an Error when
 * the face lacks a character.
 */
export function letteringPath(text: string, { x, y, size, fill, face = 'display' }: Lettering): string {
  const paths = layOut(face, text).glyphs.map(({ path, x: from, unitsPerEm }) => {
    const scale = size / unitsPerEm;
    return path
      .translate(from * unitsPerEm, 0)
      .scale(scale, -scale)
      .toSVG();
  });
  return `<path transform="translate(${short(x)} ${short(y)})" fill="${fill}" d="${paths.join('')}"/>`;
}
