import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { memoised } from '#scripts/shared/memoised.ts';

// The website's own fonts, which have only its characters; pictures use their regular weight.
const FOLDER = 'components/styles/fonts';
const FILES = { display: 'gloock.woff2', text: 'commissioner.woff2' };

type Face = keyof typeof FILES;

const openFont = memoised((face: Face): Font => {
  const font = openSync(join(FOLDER, FILES[face]));
  if (!('layout' in font)) throw new Error(`${FILES[face]} is a collection, not a font.`);
  return font;
});

/** The first character of a text that a face lacks: it has only those of European languages. */
const missingFrom = (face: Face, text: string) =>
  [...text].find((character) => !openFont(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Whether the display face has every character of a text. */
export const canLetter = (text: string): boolean => missingFrom('display', text) === undefined;

/** The width of a text in the display face. */
export function letteringWidth(text: string, size: number): number {
  const font = openFont('display');
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The shortest text of a coordinate, with one decimal. */
const short = (value: number) => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');

/** Where a text begins, its baseline, and the font's size, in the units of the picture. */
type Lettering = { x: number; y: number; size: number; fill: string; face?: Face };

/**
 * A text as an SVG path, kerned, so that a picture shows it without the font; throws an Error when
 * the face lacks a character.
 */
export function letteringPath(text: string, { x, y, size, fill, face = 'display' }: Lettering): string {
  const font = openFont(face);
  const missing = missingFrom(face, text);
  if (missing) throw new Error(`${FILES[face]} has no "${missing}".`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const placed = path.translate(advance + xOffset, 0).scale(scale, -scale);
    advance += xAdvance;
    return placed.toSVG();
  });
  return `<path transform="translate(${short(x)} ${short(y)})" fill="${fill}" d="${paths.join('')}"/>`;
}
