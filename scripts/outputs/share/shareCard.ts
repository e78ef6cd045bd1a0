import { readFileSync } from 'node:fs';
import type { Ink } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';
import { readTokens } from '#scripts/outputs/designTokens.ts';
import { letteringPath, letteringWidth } from './lettering.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the words end and the rosette begins. */
const FOLD = 700;
const LEFT = 64;
/** How wide a line of the title may be. */
const MEASURE = FOLD - LEFT - 44;
/** The sizes of a title, the largest first, and the height that there is room for. */
const SIZES = [96, 80, 68, 58, 48];
const ROOM = 340;
const LEADING = 1.06;

/**
 * The colours of each ink on its dark ground: of the ground, the title and the line at the foot.
 */
const INKS: Record<Ink, { ground: string; title: string; foot: string; edge: string }> = {
  pound: { ground: '#0d2620', title: '#eff1df', foot: '#cfdfc2', edge: '#d9a441' },
  fiver: { ground: '#0b2930', title: '#eaf1ea', foot: '#bcdad6', edge: '#e0b04f' },
  tenner: { ground: '#2b1c10', title: '#f7eeda', foot: '#efd09a', edge: '#e8b64c' },
  fifty: { ground: '#2c1310', title: '#f7ebe0', foot: '#efc8b2', edge: '#d9a441' },
};

/** What an SVG file draws. */
const drawingIn = (file: string) => readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The logo's mark, in a box of 200. */
const mark = drawingIn('components/art/mark.svg');

/**
 * The stops of the gradient that a rosette runs through on a dark ground, as on a note printed from
 * several inks (iris printing).
 */
function irisStops(ink: Ink): string {
  const tokens = readTokens('dark', [':root', `[data-ink='${ink}']`]);
  const stop = (offset = '', colour = '') => `<stop offset="${offset}" stop-color="${colour}"/>`;
  const inner = [1, 2, 3].map((number) => stop(tokens.get(`--iris-at-${number}`), tokens.get(`--iris-${number}`)));
  return [...inner, stop('100%', tokens.get('--iris-4'))].join('');
}

const svg = (parts: string[], width = WIDTH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${parts.join('')}</svg>`;

/**
 * The ground of share images, 1200 by 630, its words as outlines, so that it can be rasterised
 * where no font is installed.
 */
export function shareGround(ink: Ink): string {
  const { ground, title: light, foot, edge } = INKS[ink];
  const gradient = `<radialGradient id="iris" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1000">${irisStops(ink)}</radialGradient>`;
  // A guilloche rosette, the pattern of banknotes: around the origin, with a radius of 1000.
  const rosette = drawingIn(`scripts/outputs/share/rosettes/${ink}.svg`);
  const clip = `<clipPath id="fold"><path d="M${FOLD} 0H${WIDTH}V${HEIGHT}H${FOLD}z"/></clipPath>`;
  return svg([
    `<defs>${gradient}${clip}</defs>`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g clip-path="url(#fold)"><g transform="translate(935 315)scale(.43)" stroke="url(#iris)">${rosette}</g></g>`,
    `<path d="M24 24h676M24 606h676M24 24v582" fill="none" stroke="${light}" opacity=".45"/>`,
    `<path fill="${edge}" d="M${FOLD - 3} 0h6v${HEIGHT}h-6z"/>`,
    `<path d="M${FOLD} 0V${HEIGHT}" stroke="${ground}" stroke-width="2" stroke-dasharray="16 10"/>`,
    `<g transform="translate(${LEFT} 60)scale(.44)" color="${light}">${mark}</g>`,
    letteringPath(site.siteName, { x: 172, y: 116, size: 36, fill: light }),
    letteringPath(new URL(site.origin).hostname, { x: LEFT, y: 562, size: 25, fill: foot, face: 'text' }),
  ]);
}

/** Breaks a text between its words into lines, which only a single word can make too long. */
function breakLines(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && letteringWidth(longer, size) <= MEASURE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The lines of a title at the largest size at which it fits; undefined where it fits at none. */
function fitTitle(title: string) {
  for (const size of SIZES) {
    const lines = breakLines(title, size);
    if (lines.length * size * LEADING <= ROOM && lines.every((line) => letteringWidth(line, size) <= MEASURE))
      return { size, lines };
  }
  return undefined;
}

/**
 * The title of a share image, to be laid over the left of the ground; throws an Error when it
 * doesn't fit.
 */
export function shareTitle(title: string, ink: Ink): string {
  const words = title.trim().replace(/\s+/g, ' ');
  const fitted = fitTitle(words);
  if (!fitted)
    throw new Error(`"${title}" is too long for a share card: it doesn't fit in six lines. Give it a shorter title.`);
  const { size, lines } = fitted;
  // Centred between the mark and the line at the foot.
  const firstBaseline = 346 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.28;
  const paths = lines.map((text, line) =>
    letteringPath(text, { x: LEFT, y: firstBaseline + line * size * LEADING, size, fill: INKS[ink].title }),
  );
  return svg(paths, FOLD);
}
