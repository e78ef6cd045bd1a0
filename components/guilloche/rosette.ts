import { fitPath, polar, short, TAU } from './curve.ts';

/** FNV-1a, 32 bits: turns a seed's text into a number. */
function hash(seed: string): number {
  let value = 2166136261;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Seeded chance (mulberry32): the same seed always prints the same plate. */
class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
    // The first draws of neighbouring seeds resemble each other, so they are thrown away.
    this.next();
    this.next();
  }

  /** A number from 0 up to, and not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return Math.floor(low + (high - low + 1) * this.next());
  }

  pick<const T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }
}

/**
 * Bézier handles, longer than Hermite's, so that half, third and quarter waves stay within 1% of
 * their height.
 */
const STRETCH = { half: 1.12, third: 1.1, quarter: 1.05 };

/**
 * One sector's path data repeated around the origin, under an id of the file's own. A browser
 * builds two elements for each copy of a path, and more for a copy of a group: all lines of a
 * sector are one path.
 */
export function repeatAround(id: string, sector: string, sectors: number): string {
  let copies = '';
  for (let i = 1; i < sectors; i++)
    copies += `<use href="#${id}" transform="rotate(${short((360 * i) / sectors, 2)})"/>`;
  return `<path id="${id}" d="${sector}"/>${copies}`;
}

/**
 * One sector of lobed rings, `phases` of them, each turned by an equal part of a lobe, as path
 * data.
 */
export function ring(radius: number, rise: number, lobes: number, phases: number, sectors: number, second = 0): string {
  const edge = (t: number) => radius + rise * Math.cos(lobes * t) + second * rise * Math.cos(2 * lobes * t);
  const shallow = lobes > sectors;
  const pieces = (lobes / sectors) * (second ? 4 : shallow ? 2 : 3);
  const stretch = second ? STRETCH.quarter : shallow ? STRETCH.half : STRETCH.third;
  let rings = '';
  for (let phase = 0; phase < phases; phase++) {
    const turn = (TAU * phase) / lobes / phases;
    const turned = polar((t) => edge(t - turn));
    rings += fitPath(turned, turn, turn + TAU / sectors, pieces, 0, stretch);
  }
  return rings;
}

/**
 * One sector of strands at equal phases, woven between a scalloped inner and outer edge, as path
 * data.
 */
function weave(inner: number, outer: number, sectors: number, waves: number, strands: number, scallop: number): string {
  const middle = (inner + outer) / 2;
  const rise = (outer - inner) / 2;
  // Strands of one wave follow the scallops too.
  const pieces = waves === 1 ? 4 : waves * 3;
  let sector = '';
  for (let strand = 0; strand < strands; strand++) {
    const phase = (TAU * strand) / strands;
    const path = polar((t) => {
      const edge = Math.cos(sectors * t);
      const width = rise * (1 - Math.abs(scallop) * 0.3 + scallop * 0.3 * edge);
      return middle + scallop * rise * 0.5 * edge + width * Math.sin(sectors * waves * t + phase);
    });
    sector += fitPath(path, 0, TAU / sectors, pieces, 0, waves === 1 ? STRETCH.quarter : STRETCH.third);
  }
  return sector;
}

interface RosetteOptions {
  /** An id of the file's own. */
  id?: string;
  /** Radius left clear in the middle, as a part of the whole. */
  open?: number;
  /** Line width. Thick rosettes look cheap: aim at 0.7 to 1 pixel where it is shown. */
  weight?: number;
  /** How many strands, against the usual number. */
  dense?: number;
}

/**
 * A guilloche rosette around the origin, with a radius of 1000 and no colour of its own; the same
 * seed always gives the same one.
 */
export function rosette(seed: string, { id = 'r', open = 0.1, weight = 3.2, dense = 1 }: RosetteOptions = {}): string {
  const random = new Random(`rosette:${seed}`);
  const q = random.pick([8, 9, 10, 12]);
  const inner = open * 1000;
  const strands = (low: number, high: number) => Math.round(random.int(low, high) * dense);
  const band = (inner: number, outer: number) => {
    switch (random.int(0, 2)) {
      case 0:
        return weave(inner, outer, q, random.pick([2, 3]), strands(7, 9), random.between(0.35, 0.6));
      case 1:
        return weave(inner, outer, q, 1, strands(10, 12), random.between(-0.6, -0.4));
      default: {
        const lobesHere = q * random.pick([1, 1, 2]);
        const phases = strands(8, 11);
        return ring((inner + outer) / 2, (outer - inner) / 2.1, lobesHere, phases, q, random.between(-0.16, 0.16));
      }
    }
  };
  const cut = inner + (960 - inner) * random.between(0.46, 0.58);
  let sector = band(inner, cut);
  sector += ring(cut + 12, 26, q * 3, 3, q);
  sector += band(cut + 22, 925);
  sector += ring(945, 32, q * 4, 2, q);
  const lines = `fill="none" stroke-width="${short(weight, 2)}"`;
  return `<g ${lines}>${repeatAround(id, sector, q)}</g>`;
}
