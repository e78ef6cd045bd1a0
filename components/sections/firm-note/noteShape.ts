import type { Setting } from './setText.ts';

/** Where the parts of a note are, and how large its type is. */
export type NoteShape = {
  width: number;
  height: number;
  rosette: { x: number; y: number; radius: number; weight: number; dense: number };
  /** The left edge and the width of everything that is written beside or below the rosette. */
  column: { x: number; width: number };
  /** Baselines, and the part between two of them that the name has. */
  head: { y: number; size: number };
  name: { top: number; bottom: number; settings: readonly [Setting, ...Setting[]] };
  kind: { y: number; size: number };
  /** The middle of the woven band. */
  band: number;
  /** `step` is how far one lies from the next where their titles are next to them. */
  dates: { y: number; figure: number; settings: readonly [Setting, ...Setting[]]; beside: boolean; step: number };
};

/** Three lines of a title, or more and smaller ones of several titles. */
const smaller = (size: number): NoteShape['dates']['settings'] => [
  { size, lines: 3 },
  { size: size * 0.8, lines: 4 },
  { size: size * 0.65, lines: 5 },
];

/** A banknote as it lies on the table: on wide screens, on paper and in files. */
export const landscape: NoteShape = {
  width: 1200,
  height: 590,
  rosette: { x: 292, y: 295, radius: 214, weight: 2.9, dense: 1.4 },
  column: { x: 566, width: 560 },
  head: { y: 108, size: 19 },
  name: {
    top: 122,
    bottom: 300,
    settings: [
      { size: 88, lines: 1 },
      { size: 66, lines: 2 },
      { size: 50, lines: 3 },
      { size: 38, lines: 4 },
      { size: 29, lines: 5 },
      { size: 22, lines: 8 },
      { size: 19, lines: 9 },
    ],
  },
  kind: { y: 334, size: 20 },
  band: 372,
  dates: { y: 452, figure: 46, settings: smaller(17), beside: false, step: 0 },
};

/** A note on end, for telephones. */
export const portrait: NoteShape = {
  width: 560,
  height: 1090,
  rosette: { x: 280, y: 318, radius: 192, weight: 4, dense: 1.1 },
  column: { x: 72, width: 416 },
  head: { y: 104, size: 21 },
  name: {
    top: 526,
    bottom: 690,
    settings: [
      { size: 70, lines: 1 },
      { size: 56, lines: 2 },
      { size: 44, lines: 3 },
      { size: 34, lines: 4 },
      { size: 27, lines: 5 },
      { size: 19, lines: 9 },
      { size: 16, lines: 10 },
    ],
  },
  kind: { y: 722, size: 22 },
  band: 756,
  dates: { y: 846, figure: 40, settings: smaller(20), beside: true, step: 78 },
};
