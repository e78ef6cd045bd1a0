import { Random } from '#components/ornament/engraving/random.ts';
import { drawMotif, type MotifName } from '#scripts/art/motifs/motifs.ts';
import type { InkName } from './inks.ts';
import { Plate } from './plate.ts';

/** The round pictures of benefits and challenges, and the ink each is printed in. */
export const vignettes = {
  sheet: 'pound',
  shield: 'fifty',
  bank: 'tenner',
  phone: 'fiver',
  horn: 'pound',
  lens: 'pound',
  scales: 'tenner',
  key: 'fiver',
  chart: 'fifty',
  talk: 'pound',
  mail: 'fiver',
  clock: 'tenner',
} as const satisfies Partial<Record<MotifName, InkName>>;

export type VignetteName = keyof typeof vignettes;

/** A motif in a round medallion, 320 by 320. */
export function vignette(name: VignetteName): string {
  const plate = new Plate(vignettes[name], 320, 320);
  const { tint, mid, ink } = plate.colours;
  plate
    .circle(160, 160, 156, tint)
    .circle(160, 160, 156, plate.hatch(45, 6, 1, mid), { opacity: 0.7 })
    .circle(160, 160, 156, 'none', { stroke: ink, strokeWidth: 3 })
    .circle(160, 160, 148, 'none', { stroke: ink, strokeWidth: 1.2 });
  drawMotif(plate, new Random(`v${name}`), name, 'translate(160 160)scale(.92)');
  return plate.svg();
}
