import { Random } from '#components/ornament/engraving/random.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { drawAudience } from '#scripts/art/people/audience.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { drawFloor, drawWall } from '#scripts/art/scenes/room.ts';
import { at, Plate } from './plate.ts';

/** The large plate of the workshops page, 1200 by 675: a trainer, a board with the four subjects, and the room. */
export function workshop(): string {
  const plate = new Plate('fiver', 1200, 675);
  const random = new Random('workshop 1');
  const { ink, light, mid, gold } = plate.colours;
  drawWall(plate, random, 'curtain');
  drawFloor(plate, 548);
  plate
    .rect(84, 58, 640, 352, ink)
    .rect(94, 68, 620, 332, light)
    .rect(94, 68, 620, 332, plate.hatch(0, 9, 0.8, mid), { opacity: 0.35 })
    .line('M94 234H714M404 68V400', ink, 2, { strokeDasharray: '9 7' })
    .rect(76, 404, 656, 14, gold, { stroke: ink, strokeWidth: 2.4 })
    .line('M180 418L150 600M628 418L658 600', ink, 9);
  const subjects = [
    ['talk', 249, 152],
    ['scales', 559, 152],
    ['shield', 249, 318],
    ['chart', 559, 318],
  ] as const;
  for (const [subject, x, y] of subjects) drawMotif(plate, random, subject, at(x, y, 0.6));
  const trainer = { face: -1, arm: 'point', badge: true, sex: 'f', hair: 'bun', body: 'suit', skin: 2 } as const;
  drawPerson(plate, 930, 246, 132, cast(random, { ...trainer, tone: 0, specs: true, grey: false }));
  drawAudience(plate, random, 588, 100, plate.colours.tint);
  return plate.svg();
}
