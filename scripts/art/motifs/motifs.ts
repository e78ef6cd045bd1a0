import type { Random } from '#components/ornament/engraving/random.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { bag, coin, note, stack } from './money.ts';
import { badge, card, date, file, lens, mail, pens, sheet } from './paper.ts';
import { chart, clock, cup, globe, horn, mic, phone, talk } from './talk.ts';
import { bank, door, key, lock, scales, shield } from './trust.ts';

/** A still life, drawn around 0,0 in a box of about 200 units. */
type Motif = (plate: Plate, random: Random) => void;

const motifs = {
  badge,
  bag,
  bank,
  card,
  chart,
  clock,
  coin,
  cup,
  date,
  door,
  file,
  globe,
  horn,
  key,
  lens,
  lock,
  mail,
  mic,
  note,
  pens,
  phone,
  scales,
  sheet,
  shield,
  stack,
  talk,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/**
 * Draws a motif where `transform` puts it.
 *
 * @param name which one
 * @param random chance for those motifs that vary
 */
export function drawMotif(plate: Plate, random: Random, name: MotifName, transform: string): void {
  const motif: Motif = motifs[name];
  plate.group(transform, () => motif(plate, random));
}
