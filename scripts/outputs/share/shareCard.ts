import { readFileSync } from 'node:fs';
import { rosette } from '#components/guilloche/rosette.ts';
import { type Setting, setText } from '#components/sections/firm-note/setText.ts';
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
const SIZES: readonly [Setting, ...Setting[]] = [
  { size: 96, lines: 3 },
  { size: 80, lines: 4 },
  { size: 68, lines: 4 },
  { size: 58, lines: 5 },
  { size: 48, lines: 6 },
];
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

/** The logo's mark, in a box of 200. */
const mark = readFileSync('components/art/mark.svg', 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

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
  const clip = `<clipPath id="fold"><path d="M${FOLD} 0H${WIDTH}V${HEIGHT}H${FOLD}z"/></clipPath>`;
  return svg([
    `<defs>${gradient}${clip}</defs>`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g clip-path="url(#fold)"><g transform="translate(935 315)scale(.43)" stroke="url(#iris)">${rosette(ink, { weight: 2.6, dense: 1.3 })}</g></g>`,
    `<path d="M24 24h676M24 606h676M24 24v582" fill="none" stroke="${light}" opacity=".45"/>`,
    `<path fill="${edge}" d="M${FOLD - 3} 0h6v${HEIGHT}h-6z"/>`,
    `<path d="M${FOLD} 0V${HEIGHT}" stroke="${ground}" stroke-width="2" stroke-dasharray="16 10"/>`,
    `<g transform="translate(${LEFT} 60)scale(.44)" color="${light}">${mark}</g>`,
    letteringPath(site.siteName, { x: 172, y: 116, size: 36, fill: light }),
    letteringPath(new URL(site.origin).hostname, { x: LEFT, y: 562, size: 25, fill: foot, face: 'text' }),
  ]);
}

/**
 * The title of a share image, to be laid over the left of the ground; throws an Error when it
 * doesn't fit.
 */
export function shareTitle(title: string, ink: Ink): string {
  const words = title.trim().replace(/\s+/g, ' ');
  const { size, lines } = setText(words, MEASURE, SIZES, letteringWidth);
  if (lines.join(' ') !== words)
    throw new Error(`"${title}" is too long for a share card: it doesn't fit in six lines. Give it a shorter title.`);
  // Centred between the mark and the line at the foot.
  const firstBaseline = 346 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.28;
  const paths = lines.map((text, line) =>
    letteringPath(text, { x: LEFT, y: firstBaseline + line * size * LEADING, size, fill: INKS[ink].title }),
  );
  return svg(paths, FOLD);
}
