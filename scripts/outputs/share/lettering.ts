import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { memoised } from '#scripts/shared/memoised.ts';

// The website's own fonts, which have only its characters; pictures use their regular weight.
const FOLDER = 'components/styles/fonts';
const NAMES = { display: 'gloock', text: 'commissioner' };

type Face = keyof typeof NAMES;

const openFonts = memoised((face: Face): Font[] =>
  ['', '-ext'].map((part) => {
    const font = openSync(join(FOLDER, `${NAMES[face]}${part}.woff2`));
    if (!('layout' in font)) throw new Error(`${NAMES[face]} is a collection, not a font.`);
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

/**
 * The parts of a text that one font of a face has, laid out and kerned; throws an Error when the
 * face lacks a character.
 */
function layOut(face: Face, text: string) {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(face, character);
    if (!font) throw new Error(`${NAMES[face]} has no "${character}".`);
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs.map(({ font, text }) => ({ run: font.layout(text), em: font.unitsPerEm }));
}

/** The width of a text in the display face. */
export const letteringWidth = (text: string, size: number): number =>
  layOut('display', text).reduce((width, { run, em }) => width + (run.advanceWidth * size) / em, 0);

/** Where a text begins, its baseline, and the font's size, in the units of the picture. */
type Lettering = { x: number; y: number; size: number; fill: string; face?: Face };

/**
 * A text as an SVG path, kerned, so that a picture shows it without the font; throws an Error when
 * the face lacks a character.
 */
export function letteringPath(text: string, { x, y, size, fill, face = 'display' }: Lettering): string {
  let advance = 0;
  const paths = layOut(face, text).flatMap(({ run: { glyphs, positions }, em }) =>
    glyphs.map(({ path }, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const placed = path.translate(advance + xOffset, 0).scale(size / em, -size / em);
      advance += xAdvance;
      return placed.toSVG();
    }),
  );
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${paths.join('')}"/>`;
}
