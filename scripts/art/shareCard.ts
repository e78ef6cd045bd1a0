import { short } from '#components/ornament/engraving/coordinates.ts';
import { rosette } from '#components/ornament/engraving/guilloche.ts';
import { inks, type NoteInk } from './inks.ts';
import { irisStops } from './iris.ts';
import { letteringPath, letteringWidth } from './lettering.ts';
import { markDrawing } from './logo.ts';
import { svgFile } from './svgText.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the words end and the rosette begins. */
const FOLD = 700;
const LEFT = 64;
/** How wide a line of the title may be. */
const MEASURE = FOLD - LEFT - 44;
/** The title's sizes, each with how many lines of it there is room for. */
const SIZES = [
  { size: 96, lines: 3 },
  { size: 80, lines: 4 },
  { size: 68, lines: 4 },
  { size: 58, lines: 5 },
  { size: 48, lines: 6 },
];
const LEADING = 1.06;

/** Breaks a title into lines of a given size; a word too long for a line keeps one of its own. */
function breakLines(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && letteringWidth(longer, size) <= MEASURE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest setting of a title that fits. */
function setTitle(title: string): { size: number; lines: string[] } {
  for (const { size, lines: room } of SIZES) {
    const lines = breakLines(title, size);
    if (lines.length <= room && lines.every((line) => letteringWidth(line, size) <= MEASURE)) return { size, lines };
  }
  throw new Error(`"${title}" is too long for a share card: it doesn't fit in six lines. Give it a shorter title.`);
}

export interface ShareCard {
  /** The page's address; seeds its rosette. */
  path: string;
  title: string;
  /** The ink of the page's part of the site. */
  ink: NoteInk;
  /** Beside the mark. */
  name: string;
  /** At the foot. */
  line: string;
}

/**
 * The picture that a link to a page is shown with, 1200 by 630, its words as outlines, so that it can be rasterised
 * where no font is installed.
 *
 * @throws Error when the title doesn't fit
 */
export function shareCard({ path, title, ink, name, line }: ShareCard): string {
  const { ink: ground, light, tint, gold } = inks[ink];
  const { size, lines } = setTitle(title);
  const stops = irisStops(ink)
    .map(({ colour, offset }) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  const definitions = `<defs><radialGradient id="iris" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1000">${stops}</radialGradient><clipPath id="fold"><path d="M${FOLD} 0H${WIDTH}V${HEIGHT}H${FOLD}z"/></clipPath></defs>`;
  const figure = rosette(path, { weight: 2.6, dense: 1.3 });
  // Centred between the mark and the line at the foot.
  const firstBaseline = 346 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.28;
  const words = [
    letteringPath(name, 172, 116, 36, light, { anchor: 'start' }),
    ...lines.map((text, i) =>
      letteringPath(text, LEFT, firstBaseline + i * size * LEADING, size, light, { anchor: 'start' }),
    ),
    letteringPath(line, LEFT, 562, 25, tint, { face: 'text', anchor: 'start' }),
  ];
  return svgFile(
    `0 0 ${WIDTH} ${HEIGHT}`,
    [
      definitions,
      `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
      `<g clip-path="url(#fold)"><g transform="translate(935 315)scale(.43)" stroke="url(#iris)">${figure}</g></g>`,
      `<path d="M24 24h676M24 606h676M24 24v582" fill="none" stroke="${light}" opacity=".45"/>`,
      `<path fill="${gold}" d="M${FOLD - 3} 0h6v${HEIGHT}h-6z"/>`,
      `<path d="M${FOLD} 0V${HEIGHT}" stroke="${ground}" stroke-width="2" stroke-dasharray="16 10"/>`,
      `<g transform="translate(${LEFT} 60)scale(${short(88 / 200, 3)})" color="${light}">${markDrawing()}</g>`,
      ...words,
    ].join(''),
    { width: WIDTH, height: HEIGHT },
  );
}
