import { short, shortList } from '#components/ornament/engraving/coordinates.ts';
import type { Point } from '#components/ornament/engraving/curve.ts';
import { rosette } from '#components/ornament/engraving/guilloche.ts';
import { type Hairstyle, hairstyles } from '#scripts/art/people/shapes.ts';
import { svgFile } from '#scripts/art/svgText.ts';
import { contains, flatten, simplify } from './outline.ts';

const HEAD =
  'M-2-128C18-128 32-116 36-98C37-92 35-89 37-84L46-66C47-63 43-62 39-61C41-58 42-56 39-54C41-52 41-50 38-47C37-44 39-40 38-36C36-29 27-27 20-29C14-30 9-32 7-34C6-22 10-12 22 8L-34 12C-26-14-27-30-31-44C-42-58-46-78-42-96C-37-116-22-128-2-128Z';
const BUST =
  'M-30 2C-40 14-78 22-104 38C-128 56-136 92-140 150L130 150C128 96 122 58 96 40C70 24 34 18 20 4C6 16-14 14-30 2Z';
const LAPEL = 'M-28 2L-34 30L-8 48L-20 62L34 150H46L62 66L74 60L66 44L76 30L22 6L20 60Z';
const SHIRT = 'M-24 4C-8 18 10 18 22 4L54 24L42 150H34L-18 58Z';

const [head, bust, lapel, shirt] = [flatten(HEAD), flatten(BUST), flatten(LAPEL), flatten(SHIRT)];

const INK = '#0d2620';
const PAPER = '#f3f3e6';
const GOLD = '#a8741a';

/** The medallion, in the picture's units. */
const MEDALLION = { x: 400, y: 470, rx: 318, ry: 398 };
/** Where the base of the neck is, and how many units of the picture one of the figure's is. */
const FIGURE = { x: 396, y: 560, scale: 2.75 };
/** Distance between the engraved lines. */
const STEP = 7;
/** How many line weights there are. */
const LEVELS = 11;

/** The sitters: hair made for the profile, and which way they look. */
export const sitters = {
  chair: { hair: 'short', face: 1, ring: 1 },
  'advisor-1': { hair: 'crop', face: -1, ring: 2 },
  'advisor-2': { hair: 'bob', face: 1, ring: 3 },
  'speaker-1': { hair: 'afro', face: -1, ring: 4 },
  'speaker-2': { hair: 'pony', face: 1, ring: 5 },
  'speaker-3': { hair: 'turban', face: -1, ring: 6 },
} as const satisfies Record<string, { hair: Hairstyle; face: 1 | -1; ring: number }>;

/** A soft spot: 1 at its centre, falling away over its radii. */
function spot(x: number, y: number, centreX: number, centreY: number, radiusX: number, radiusY: number): number {
  return Math.exp(-(((x - centreX) / radiusX) ** 2) - ((y - centreY) / radiusY) ** 2);
}

/** From -1 at `left` to 1 at `right`, as if round a cylinder. */
const around = (x: number, left: number, right: number) => ((x - left) / (right - left)) * 2 - 1;

/** How dark the sitter is at a point of the figure, from 0 to 1; nothing where the ground shows. */
function figureTone(x: number, y: number, hair: ReturnType<typeof flatten>): number | undefined {
  const light = (...centreAndRadii: [number, number, number, number]) => spot(x, y, ...centreAndRadii);
  if (contains(hair, x, y)) {
    const edge = around(x, -50, 34) ** 2;
    const waves = 0.1 * Math.sin((x * 0.6 + y) * 0.55);
    return 0.78 + 0.12 * edge - 0.3 * light(2, -118, 16, 10) - 0.16 * light(-30, -100, 10, 16) + waves;
  }
  const inHead = contains(head, x, y);
  if (contains(bust, x, y) && (y > 6 || !inHead)) {
    if (contains(lapel, x, y)) return 0.8 - 0.2 * light(-20, 50, 16, 40);
    if (contains(shirt, x, y)) return 0.12 + 0.2 * light(-6, 30, 12, 30);
    return 0.66 - 0.22 * light(-70, 60, 40, 26) - 0.12 * light(80, 66, 34, 24) - 0.12 * around(x, -120, 120);
  }
  if (!inHead) return undefined;
  const neck = y > -31 && x < 12;
  if (neck) return 0.44 + 0.2 * light(0, -26, 26, 9) - 0.18 * light(-26, -6, 10, 16);
  return 0.1 + 0.3 * light(-10, -60, 20, 34) + 0.1 * light(26, -83, 9, 6) + 0.2 * light(10, -34, 18, 6);
}

/** How dark the ground is: darker to the rim, lighter before the face. */
function groundTone(x: number, y: number, face: number): number {
  const rim = Math.hypot((x - MEDALLION.x) / MEDALLION.rx, (y - MEDALLION.y) / MEDALLION.ry);
  const glow = Math.hypot((x - MEDALLION.x - face * 90) / 300, (y - 380) / 400);
  return 0.4 + 0.22 * rim ** 2 - 0.14 * Math.max(0, 1 - glow * 1.1);
}

/** How far a line is lifted, so that lines swell over head and shoulders alike. */
function relief(x: number, y: number, face: number): number {
  if (y <= 200) return 0;
  const t = Math.min(1, Math.max(0, (y - FIGURE.y + 60) / 150));
  const width = 132 + 150 * t * t * (3 - 2 * t);
  const across = (x - FIGURE.x + face * 4) / width;
  return 26 * Math.exp(-across * across * 1.15) * Math.min(1, (y - 200) / 90);
}

/** A line as a path of whole numbers. */
function linePath(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  simplify(points, 0.8).forEach((point, index) => {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    const [dx, dy] = [nextX - x, nextY - y];
    if (index === 0) path = `M${shortList([nextX, nextY])}`;
    else if (dy) path += `l${shortList([dx, dy])}`;
    else if (dx) path += `h${dx}`;
    [x, y] = [nextX, nextY];
  });
  return path;
}

/** The engraving: for each line weight, the paths drawn in it. Weight carries the tone, bend carries the form. */
function engrave(hair: ReturnType<typeof flatten>, face: 1 | -1): string[] {
  const paths = Array.from({ length: LEVELS }, () => '');
  for (let base = 56; base < 990; base += STEP) {
    let run: Point[] = [];
    let level = -1;
    const finish = () => {
      if (level >= 0 && run.length > 1) paths[level] += linePath(run);
    };
    for (let x = MEDALLION.x - MEDALLION.rx; x <= MEDALLION.x + MEDALLION.rx; x += 4) {
      const y = base - relief(x, base, face);
      const figureX = ((x - FIGURE.x) * face) / FIGURE.scale;
      const figureY = (y - FIGURE.y) / FIGURE.scale;
      const tone = figureTone(figureX, figureY, hair) ?? groundTone(x, y, face);
      const here = Math.min(LEVELS - 1, Math.max(0, Math.round(tone * LEVELS - 0.6)));
      run.push([x, y]);
      if (here === level) continue;
      finish();
      run = [[x, y]];
      level = here;
    }
    finish();
  }
  return paths;
}

/** A bust in a medallion, 800 by 960: a placeholder, and nobody's likeness. */
export function portrait(sitter: keyof typeof sitters): string {
  const { hair, face, ring } = sitters[sitter];
  const { x, y } = MEDALLION;
  const lines = engrave(flatten(hairstyles[hair]), face)
    .map((d, level) => d && `<path d="${d}" stroke-width="${short(((level + 1) / LEVELS) * STEP * 0.92, 2)}"/>`)
    .join('');
  const pose = `translate(${FIGURE.x} ${FIGURE.y})scale(${face * FIGURE.scale} ${FIGURE.scale})`;
  const contours = `<path d="${HEAD}${hairstyles[hair]}${BUST}${LAPEL}"/>`;
  const oval = (rx: number, ry: number, rest: string) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${rest}/>`;
  const laurel = rosette(`medal${ring}`, { open: 0.84, lobes: 24, weight: 2 });
  return svgFile(
    '0 0 800 960',
    `${oval(334, 414, ` fill="${PAPER}"`)}<clipPath id="o">${oval(316, 396, '')}</clipPath><g fill="none" stroke="${INK}"><g clip-path="url(#o)">${lines}<g transform="${pose}">${contours}</g></g>${oval(322, 402, ' stroke-width="5"')}${oval(334, 414, ' stroke-width="1.6"')}<g transform="translate(${x} ${y})scale(.392 .473)" stroke="${GOLD}">${laurel}</g></g>`,
  );
}
