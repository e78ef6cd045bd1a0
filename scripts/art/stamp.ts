import { short } from '#components/ornament/engraving/coordinates.ts';
import { rosette } from '#components/ornament/engraving/guilloche.ts';
import { letteringPath } from './lettering.ts';
import type { Plate } from './plate.ts';

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
  const figure = rosette(seed, { id: plate.newId(), radius: radius * 5, weight: (weight * 100) / radius, lobes: 8 });
  plate.add(`<g transform="translate(${x} ${y})scale(.2)" stroke="${colour}">${figure}</g>`);
}

/** A few large letters on a plate, their baseline at y and their middle at x. */
export function stampText(plate: Plate, text: string, x: number, y: number, size: number, fill: string): void {
  plate.add(letteringPath(text, x, y, size, fill));
}
