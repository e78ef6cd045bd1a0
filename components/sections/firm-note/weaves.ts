import { type Curve, fitPath, TAU } from '#components/guilloche/curve.ts';
import { repeatAround, ring } from '#components/guilloche/rosette.ts';

/**
 * The woven edge of a note, as path data: five strands around a straight line, and two finer ones
 * along it.
 *
 * @param x where it begins
 * @param y the line that it is woven around; a strand is wound 0.3 of a turn to either side
 * @param turns how many whole turns its length has
 */
export function wovenEdge(x: number, y: number, length: number, turns = 1): string {
  const turn = length / turns;
  const strand = (rise: number, wave: (t: number) => number, pieces: number) => {
    const along: Curve = (at) => [x + at, y + rise * turn * wave((TAU * at) / turn)];
    return fitPath(along, 0, length, pieces * turns, 1);
  };
  const strands = [0, 1, 2, 3, 4].map((phase) => strand(0.3, (t) => Math.sin(t + (TAU * phase) / 5), 4));
  const fine = [0.12, -0.12].map((rise) => strand(rise, (t) => Math.cos(2 * t), 8));
  return [...strands, ...fine].join('');
}

/** The rosette in the corners of a note, as markup around the origin, 92 across. */
export const cornerRosette = (id = 'c'): string =>
  `${repeatAround(id, ring(30, 12, 8, 4, 8) + ring(12, 7, 8, 3, 8), 8)}<circle r="46" stroke-width="2"/>`;

/**
 * Nested waves over a whole ground, as path data; they continue where they began, sideways and
 * downwards.
 *
 * @param rows how many waves lie below each other
 * @param rise how far a wave swings
 */
export function nestedWaves(width: number, height: number, rows: number, rise: number): string {
  let waves = '';
  for (let row = 0; row < rows; row++) {
    const phase = (TAU * row) / rows;
    const wave: Curve = (x) => {
      const t = (TAU * x) / width;
      return [x, ((row + 0.5) * height) / rows + rise * Math.sin(t + phase) + rise * 0.35 * Math.sin(2 * (t - phase))];
    };
    waves += fitPath(wave, 0, width, 8, 1);
  }
  return waves;
}
