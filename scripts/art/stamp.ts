import { short } from '#components/ornament/engraving/coordinates.ts';
import { type RosetteOptions, rosette } from '#components/ornament/engraving/guilloche.ts';
import { letteringPath } from './lettering.ts';
import type { Plate } from './plate.ts';

/**
 * A rosette as markup, its middle at x, y. Its coordinates are halves of a unit, finer where it is small.
 *
 * @param stretch how much taller than wide it is
 */
export function placedRosette(
  seed: string,
  x: number,
  y: number,
  radius: number,
  stroke: string,
  options: RosetteOptions,
  stretch = 1,
): string {
  const whole = Math.round(Math.max(100, 2 * radius));
  const [across, down] = [radius / whole, (radius * stretch) / whole].map((scale) => short(scale, 3));
  const figure = rosette(seed, { ...options, radius: whole });
  const scale = across === down ? across : `${across} ${down}`;
  return `<g transform="translate(${x} ${y})scale(${scale})" stroke="${stroke}">${figure}</g>`;
}

/** A small rosette on a plate. `weight` is its line width in tenths of the plate's units. */
export function stampRosette(
  plate: Plate,
  x: number,
  y: number,
  radius: number,
  colour: string,
  weight: number,
  seed: string,
): void {
  const options = { id: plate.newId(), weight: (weight * 100) / radius, lobes: 8 };
  plate.add(placedRosette(seed, x, y, radius, colour, options));
}

/** A few large letters on a plate, their baseline at y and their middle at x. */
export function stampText(plate: Plate, text: string, x: number, y: number, size: number, fill: string): void {
  plate.add(letteringPath(text, x, y, size, fill));
}
