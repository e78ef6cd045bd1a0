import { short } from './coordinates.ts';
import { fitPath, polar, TAU } from './curve.ts';
import { Random } from './random.ts';

/** The smallest whole number above 1 that divides `n`. */
function smallestFactor(n: number): number {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return factor;
  return n;
}

/**
 * Markup repeated around the origin. Copies of copies: a figure of twenty-four needs four levels of `<use>` and seven
 * elements in place of twenty-four, which is what keeps rosettes small.
 *
 * @param id the beginning of the ids it may use
 * @param markup what to repeat
 * @param copies how many there are in the end
 * @param turn the angle between neighbours, in degrees; a whole circle if left out
 */
function repeatAround(id: string, markup: string, copies: number, turn = 360 / copies): string {
  let figure = markup;
  let drawn = 1;
  for (let level = 0; drawn < copies; level++) {
    const factor = smallestFactor(copies / drawn);
    let uses = '';
    for (let i = 1; i < factor; i++) {
      uses += `<use href="#${id}${level}" transform="rotate(${short(turn * drawn * i, 2)})"/>`;
    }
    figure = `<g id="${id}${level}">${figure}</g>${uses}`;
    drawn *= factor;
  }
  return figure;
}

/** Lobed rings, `phases` of them, each turned by an equal part of a lobe. */
export function ring(id: string, radius: number, rise: number, lobes: number, phases: number, second = 0): string {
  const edge = polar((t) => radius + rise * Math.cos(lobes * t) + second * rise * Math.cos(2 * lobes * t));
  const lobe = `<path d="${fitPath(edge, 0, TAU / lobes, second ? 6 : 4)}"/>`;
  const whole = repeatAround(`${id}l`, lobe, lobes);
  return repeatAround(`${id}p`, whole, phases, 360 / lobes / phases);
}

/** Strands at equal phases, woven between a scalloped inner and outer edge. */
function weave(
  id: string,
  inner: number,
  outer: number,
  sectors: number,
  waves: number,
  strands: number,
  scallop: number,
): string {
  const middle = (inner + outer) / 2;
  const rise = (outer - inner) / 2;
  let sector = '';
  for (let strand = 0; strand < strands; strand++) {
    const phase = (TAU * strand) / strands;
    const path = polar((t) => {
      const edge = Math.cos(sectors * t);
      const width = rise * (1 - Math.abs(scallop) * 0.3 + scallop * 0.3 * edge);
      return middle + scallop * rise * 0.5 * edge + width * Math.sin(sectors * waves * t + phase);
    });
    sector += fitPath(path, 0, TAU / sectors, waves * 4);
  }
  return repeatAround(id, `<path d="${sector}"/>`, sectors);
}

/** A closed spirograph star: a circle of radius r rolls inside one of radius R, with the pen at distance `pen`. */
function hypotrochoid(R: number, teeth: number, wheel: number, pen: number): string {
  const commonFactor = (a: number, b: number): number => (b ? commonFactor(b, a % b) : a);
  const turns = wheel / commonFactor(teeth, wheel);
  const r = (R * wheel) / teeth;
  const star = (t: number) => {
    const inner = ((R - r) / r) * t;
    return [(R - r) * Math.cos(t) + pen * Math.cos(inner), (R - r) * Math.sin(t) - pen * Math.sin(inner)] as const;
  };
  const pieces = Math.round((turns * teeth) / wheel) * 8 + 8;
  return `<path d="${fitPath(star, 0, TAU * turns, pieces)}z"/>`;
}

export interface RosetteOptions {
  /** The beginning of its ids, unique in the file. */
  id?: string;
  /** Radius left clear in the middle, as a part of the whole. */
  open?: number;
  /** Line width in a box of 2000. Thick rosettes look cheap: aim at 0.7 to 1 pixel where it is shown. */
  weight?: number;
  /** How many strands, against the usual number. */
  dense?: number;
  /** Lobes around the circle; drawn by chance if left out. */
  lobes?: number;
}

/**
 * A guilloche rosette as markup in a box from -1000 to 1000, without colour: the element around it sets the stroke.
 *
 * @param seed the same seed always gives the same rosette
 */
export function rosette(
  seed: string,
  { id = 'r', open = 0, weight = 3.2, dense = 1, lobes }: RosetteOptions = {},
): string {
  const random = new Random(`rosette:${seed}`);
  const parts: string[] = [];
  const q = lobes ?? random.pick([8, 9, 10, 12]);
  let radius = open * 1000;
  if (!open) {
    parts.push(hypotrochoid(150, random.pick([11, 13, 17]), random.pick([3, 4, 5]), random.between(95, 130)));
    parts.push(ring(`${id}a`, 205, random.between(34, 48), q, 5));
    radius = 262;
  }
  const strands = (low: number, high: number) => Math.round(random.int(low, high) * dense);
  const band = (bandId: string, inner: number, outer: number) => {
    switch (random.int(0, 2)) {
      case 0:
        return weave(bandId, inner, outer, q, random.pick([2, 3]), strands(7, 9), random.between(0.35, 0.6));
      case 1:
        return weave(bandId, inner, outer, q, 1, strands(10, 12), random.between(-0.6, -0.4));
      default: {
        const lobesHere = q * random.pick([1, 1, 2]);
        const phases = strands(8, 11);
        return ring(bandId, (inner + outer) / 2, (outer - inner) / 2.1, lobesHere, phases, random.between(-0.16, 0.16));
      }
    }
  };
  const cut = radius + (960 - radius) * random.between(0.46, 0.58);
  parts.push(band(`${id}b`, radius, cut));
  parts.push(ring(`${id}c`, cut + 12, 26, q * 3, 3));
  parts.push(band(`${id}d`, cut + 22, 925));
  parts.push(ring(`${id}e`, 945, 32, q * 4, 2));
  return `<g fill="none" stroke-width="${short(weight, 2)}" stroke-linejoin="round">${parts.join('')}</g>`;
}
