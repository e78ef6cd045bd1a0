import { cycle, type NonEmpty, Random } from '#components/ornament/engraving/random.ts';
import type { InkName } from '#scripts/art/inks.ts';
import { Plate } from '#scripts/art/plate.ts';
import { eventSpace } from './eventSpace.ts';
import { networking } from './networking.ts';
import { other } from './other.ts';
import { refreshment } from './refreshment.ts';
import { registration } from './registration.ts';
import { speakers } from './speakers.ts';

interface Category {
  draw: (plate: Plate, random: Random, index: number) => void;
  inks: NonEmpty<InkName>;
  /** How many inks to advance for the next picture. */
  step: number;
}

const categories = {
  registration: { draw: registration, inks: ['pound', 'fifty', 'fiver', 'tenner', 'night'], step: 1 },
  speakers: { draw: speakers, inks: ['night', 'pound', 'fifty', 'fiver', 'night', 'tenner'], step: 1 },
  'event-space': { draw: eventSpace, inks: ['fiver', 'tenner', 'night', 'pound', 'fifty'], step: 1 },
  networking: { draw: networking, inks: ['pound', 'tenner', 'night', 'fiver', 'fifty'], step: 1 },
  refreshment: { draw: refreshment, inks: ['tenner', 'fiver', 'fifty', 'pound', 'night'], step: 1 },
  other: { draw: other, inks: ['fiver', 'pound', 'tenner', 'night', 'fifty'], step: 2 },
} satisfies Record<string, Category>;

export type SceneCategory = keyof typeof categories;

/**
 * A sample picture for the photo gallery, 800 by 600.
 *
 * @param category one of the gallery's six
 * @param number from 1
 */
export function scene(category: SceneCategory, number: number): string {
  const { draw, inks, step }: Category = categories[category];
  const index = number - 1;
  const plate = new Plate(cycle(inks, index * step + Math.floor(index / 6)));
  draw(plate, new Random(`${category}/${index}`), index);
  return plate.svg();
}
