import { rosette } from '#components/guilloche/rosette.ts';
import { dayAndMonth, dayFormat, monthAndYear } from '#content/dates.ts';
import { isRightToLeft, printedName, seedOf } from './firmName.ts';
import type { Note } from './note.ts';
import type { NoteShape } from './noteShape.ts';
import { setText } from './setText.ts';
import { lines, node, text, widthOf } from './svgNodes.client.ts';
import { cornerRosette, nestedWaves, wovenEdge } from './weaves.ts';

/**
 * From the edge of the note to the middle of its border, where that begins beside a corner, and how
 * long a turn of it is.
 */
const BORDER = { middle: 36, from: 70, turn: 40 };
const LEADING = 1.12;
/** How far from the day its title begins, where it is next to it. */
const TITLE_AT = 150;

const dayOfMonth = dayFormat({ day: 'numeric' });

/** Keeps a name of another direction from changing the direction of its neighbours. */
const isolated = (words: string) => `\u2068${words}\u2069`;

function border({ width, height }: NoteShape, id: string): SVGElement {
  const { middle, from, turn } = BORDER;
  const side = (whole: number) => {
    const length = whole - 2 * from;
    return `<path d="${wovenEdge(from, 0, length, Math.round(length / turn))}M${from} -18h${length}M${from} 18h${length}"/>`;
  };
  const [across, along] = [side(width), side(height)];
  const right = width - middle;
  const bottom = height - middle;
  const moved = (x: number, y: number, what: string, more = '') =>
    `<g transform="translate(${x} ${y})${more}">${what}</g>`;
  const corner = (x: number, y: number, index: number) => moved(x, y, cornerRosette(`${id}${index}`), 'scale(.64)');
  return lines(
    [
      moved(0, middle, across),
      moved(0, bottom, across),
      moved(middle, 0, along, 'rotate(90)'),
      moved(right, 0, along, 'rotate(90)'),
      corner(middle, middle, 1),
      corner(right, middle, 2),
      corner(middle, bottom, 3),
      corner(right, bottom, 4),
    ].join(''),
  );
}

/** Fine waves around the rosette, which fade out before the text. */
function ground({ width, height, rosette: { x, y, radius } }: NoteShape, id: string): SVGElement[] {
  const edge = BORDER.from - 4;
  const hole = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
  const inner = `M${edge} ${edge}H${width - edge}V${height - edge}H${edge}z${hole}`;
  const stop = (offset: number, opacity: number) =>
    node('stop', { offset, 'stop-color': 'currentColor', 'stop-opacity': opacity });
  const size = { gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: radius * 1.3 };
  return [
    node(
      'defs',
      {},
      node('radialGradient', { id: `${id}fade`, ...size }, stop(0.7, 0.6), stop(1, 0)),
      node('clipPath', { id: `${id}clip` }, node('path', { d: inner, 'clip-rule': 'evenodd' })),
    ),
    lines(`<path d="${nestedWaves(width, height, Math.round(height / 7), 26)}"/>`, {
      stroke: `url(#${id}fade)`,
      'clip-path': `url(#${id}clip)`,
    }),
  ];
}

/** The largest denomination, in the rosette: the next date, or the issuer. */
function value({ rosette: { x, y, radius } }: NoteShape, { dates: [next], issuer }: Note): SVGElement[] {
  const [first = '', ...rest] = issuer.split(' ');
  const [figure, below] = next ? [dayOfMonth(next.date), monthAndYear(next.date)] : [first, rest.join(' ')];
  const size = radius * (next ? 0.57 : 0.36);
  return [
    text(figure, x, y + radius * (next ? 0.085 : 0.06), size, { face: 'display', anchor: 'middle' }),
    text(below, x, y + radius * (next ? 0.27 : 0.19), radius * 0.085, { weight: 600, anchor: 'middle' }),
  ];
}

function head({ column: { x, width }, head: { y, size } }: NoteShape, { title, serial }: Note): SVGElement[] {
  return [
    text(title, x, y, size, { weight: 600 }),
    text(serial, x + width, y, size, { weight: 600, anchor: 'end', spacing: size * 0.09 }),
  ];
}

function names({ column, name: room, kind }: NoteShape, note: Note): SVGElement[] {
  const measure = (words: string, size: number) => widthOf(words, size, 'display');
  const { size, lines: set } = setText(printedName(note.name), column.width, room.settings, measure);
  const first = (room.top + room.bottom - (set.length - 1) * size * LEADING) / 2 + size * 0.33;
  const rightToLeft = isRightToLeft(note.name);
  const x = rightToLeft ? column.x + column.width : column.x;
  const name = node('g', { direction: rightToLeft ? 'rtl' : 'ltr' });
  name.append(...set.map((line, index) => text(line, x, first + index * size * LEADING, size, { face: 'display' })));
  return [name, text(note.kind, column.x, kind.y, kind.size)];
}

/** The name and the number again and again, smaller than anybody reads. */
function microtext({ column: { x, width }, band }: NoteShape, { name, serial }: Note): SVGElement {
  const size = 5;
  const once = `${[isolated(printedName(name)), serial].filter(Boolean).join(' · ')} · `;
  const times = Math.max(1, Math.round(width / (widthOf(once, size, 'text', 600) || width)));
  const line = text(once.repeat(times), x, band + 24, size, { weight: 600 });
  // Stretched or condensed to the width of the band, letters included: spacing alone would separate
  // the letters of Arabic.
  line.setAttribute('textLength', String(width));
  line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  return line;
}

function denominations({ column, band, height, dates: place }: NoteShape, { dates, serial }: Note): SVGElement[] {
  if (dates.length === 0) {
    const size = column.width / 6.5;
    return [text(serial, column.x, (band + 24 + height - BORDER.from + size * 0.7) / 2, size, { face: 'display' })];
  }
  const step = place.beside ? place.step : column.width / dates.length;
  const measure = (words: string, size: number) => widthOf(words, size);
  return dates.flatMap(({ date, title }, index) => {
    const x = column.x + (place.beside ? 0 : index * step);
    const y = place.y + (place.beside ? index * step : 0);
    const textX = place.beside ? x + TITLE_AT : x;
    const width = place.beside ? column.width - TITLE_AT : step - 20;
    const { size, lines: set } = setText(title, width, place.settings, measure);
    const leading = size * 1.25;
    // Beside its day a title is centred on the figures; below, it hangs from them.
    const middle = y - place.figure * 0.33 + size * 0.35;
    const first = place.beside ? middle - ((set.length - 1) * leading) / 2 : y + size * 1.75;
    return [
      text(dayAndMonth(date), x, y, place.figure, { face: 'display' }),
      ...set.map((line, at) => text(line, textX, first + at * leading, size)),
    ];
  });
}

/** Ids in a page are unique, and a page may have several notes. */
let drawn = 0;

/** Draws a note. Everything that a visitor typed is text in it, and never markup. */
export function drawNote(note: Note, shape: NoteShape): SVGElement {
  const { width, height, column, band, rosette: at } = shape;
  const id = `note${drawn++}`;
  const figure = rosette(seedOf(note.name), { id: `${id}r`, open: 0.47, weight: at.weight, dense: at.dense });
  const place = `translate(${at.x} ${at.y})scale(${at.radius / 1000})`;
  const woven = `<path d="${wovenEdge(column.x, band, column.width, Math.round(column.width / 24))}"/>`;
  return node(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    node(
      'g',
      { class: 'note-lines' },
      ...ground(shape, id),
      border(shape, id),
      lines(woven, { class: 'note-band', 'stroke-width': 0.6 }),
    ),
    node('g', { class: 'note-rosette' }, lines(figure, { transform: place })),
    node(
      'g',
      { class: 'note-words' },
      ...value(shape, note),
      ...head(shape, note),
      ...names(shape, note),
      microtext(shape, note),
      ...denominations(shape, note),
    ),
  );
}
