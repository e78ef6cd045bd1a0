import type { RosetteOptions } from '#components/ornament/engraving/guilloche.ts';
import { Random } from '#components/ornament/engraving/random.ts';
import { inks, mix, type NoteInk, noteInks } from './inks.ts';
import { canLetter, letteringPath } from './lettering.ts';
import { Plate } from './plate.ts';
import { placedRosette } from './stamp.ts';

/** The medallion, in the picture's units. */
const MEDALLION = { x: 400, y: 480, rx: 334, ry: 414 };
const PAPER = '#f3f3e6';
const GOLD = '#a8741a';

/** The first letters of a name's first and last word; the same letter twice is shown once. */
function initials(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)].map((word) => word?.[0]?.toUpperCase()))].join('');
}

/**
 * Stands for a person whose portrait the association does not have: initials over a rosette, in a medallion of 800 by 960.
 * A name whose letters the display face lacks has the rosette alone.
 *
 * @param name the person's name, which decides rosette and ink
 */
export function monogram(name: string): string {
  const ink: NoteInk = new Random(`monogram:${name}`).pick(noteInks);
  const plate = new Plate(ink, 800, 960);
  const { tint, mid, ink: black } = inks[ink];
  const { x, y, rx, ry } = MEDALLION;
  const letters = initials(name);
  const oval = (part: number) => [x, y, rx * part, ry * part] as const;
  const around = (seed: string, part: number, stroke: string, options: RosetteOptions) =>
    placedRosette(seed, x, y, rx * part, stroke, options, ry / rx);
  plate
    .ellipse(...oval(1), PAPER)
    .ellipse(...oval(0.95), tint)
    .ellipse(...oval(0.95), plate.wave(9, 1.1, mid, 3), { opacity: 0.5 })
    .add(around(name, 0.94, mix(mid, black, 0.45), { open: 0.46, weight: 4.6 }))
    .ellipse(...oval(0.42), PAPER, { stroke: black, strokeWidth: 2.4 })
    .ellipse(...oval(0.395), 'none', { stroke: mid, strokeWidth: 1.6 })
    .add(canLetter(letters) ? letteringPath(letters, x, y + 58, 168, black) : '')
    .ellipse(...oval(0.964), 'none', { stroke: black, strokeWidth: 5 })
    .ellipse(...oval(1), 'none', { stroke: black, strokeWidth: 1.6 })
    .add(around(`laurel:${name}`, 1.16, GOLD, { id: 'l', open: 0.84, lobes: 24, weight: 2 }));
  return plate.svg();
}
