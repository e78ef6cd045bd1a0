import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { short, shortList } from '#components/ornament/engraving/coordinates.ts';

// The website's own fonts (npm run fonts): cut down to regular weight and its characters, which is what pictures use.
const fonts = 'components/styles/fonts';
const files = { display: 'gloock.woff2', text: 'commissioner.woff2' };

/** The two faces of the site: Gloock and Commissioner (both SIL OFL 1.1). */
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  let font = opened.get(face);
  if (!font) {
    const found = openSync(join(fonts, files[face]));
    if (!('layout' in found)) throw new Error(`${files[face]} is a collection, not a font.`);
    font = found;
    opened.set(face, font);
  }
  return font;
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

export interface Lettering {
  /** Outlines with the baseline at y 0 and the beginning at x 0. */
  readonly d: string;
  readonly width: number;
}

/**
 * Text as outlines, kerned, so that a picture shows it without the font.
 *
 * @param text one line
 * @param size the font's size in the units of the picture
 * @param face which of the two faces
 * @throws Error when the face lacks a character
 */
export function lettering(text: string, size: number, face: Face = 'display'): Lettering {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  // fontkit's glyph of a missing character names the first one that any text lacked.
  const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (missing) throw new Error(`${files[face]} has no "${missing}".`);
  const { glyphs, positions } = font.layout(text);
  let d = '';
  let x = 0;
  glyphs.forEach((glyph, index) => {
    const offset = x + (positions[index]?.xOffset ?? 0);
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, i) => (i % 2 ? -value : value + offset) * scale);
      d += LETTERS[command] + shortList(points, 2);
    }
    x += positions[index]?.xAdvance ?? glyph.advanceWidth;
  });
  return { d, width: x * scale };
}

/** Whether the display face has every character of a text: it has those of European languages alone. */
export const canLetter = (text: string): boolean =>
  fontOf('display')
    .layout(text)
    .glyphs.every(({ id }) => id !== 0);

/** The width that text has as `lettering`, without drawing it. */
export const letteringWidth = (text: string, size: number, face: Face = 'display'): number =>
  (fontOf(face).layout(text).advanceWidth * size) / fontOf(face).unitsPerEm;

/** Lettering as an SVG path, its baseline at y, and its middle or its start at x. */
export function letteringPath(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { face = 'display', anchor = 'middle' }: { face?: Face; anchor?: 'start' | 'middle' } = {},
): string {
  const { d, width } = lettering(text, size, face);
  const left = anchor === 'middle' ? x - width / 2 : x;
  return `<path transform="translate(${short(left)} ${short(y)})" fill="${fill}" d="${d}"/>`;
}
