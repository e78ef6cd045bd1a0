import { cycle, type NonEmpty, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif, type MotifName } from '#scripts/art/motifs/motifs.ts';
import { at, type Plate } from '#scripts/art/plate.ts';
import { drawTable, drawWall } from './room.ts';

type Pair = readonly [large: MotifName, small: MotifName];

const pairs: NonEmpty<Pair> = [
  ['clock', 'pens'],
  ['mic', 'talk'],
  ['coin', 'stack'],
  ['globe', 'file'],
  ['scales', 'bank'],
  ['phone', 'mail'],
  ['bag', 'pens'],
  ['date', 'coin'],
  ['lens', 'lock'],
  ['key', 'shield'],
  ['horn', 'talk'],
  ['chart', 'file'],
  ['door', 'key'],
];

/** Two things on a table. */
export function stillLife(plate: Plate, random: Random, index: number): void {
  const { tint, paper } = plate.colours;
  const [large, small] = cycle(pairs, index);
  drawWall(plate, random, random.pick(['lines', 'waves', 'curtain', 'rosette']));
  drawTable(plate, 440, mix(tint, paper, 0.4));
  drawMotif(plate, random, large, at(290, 290, 1.75));
  drawMotif(plate, random, small, at(590, 356, 1.25));
}

/** Where four things lie, and how large. */
type Places = NonEmpty<readonly [x: number, y: number, scale: number]>;

/** Things lying about, each turned by up to `left` or 14 degrees. */
function scatter(plate: Plate, random: Random, places: Places, left: number, thing: (i: number) => MotifName): void {
  places.forEach(([x, y, scale], i) => {
    drawMotif(plate, random, thing(i), at(x, y, scale, random.int(-left, 14)));
  });
}

/** Cards, badges and notes in a heap. */
export function cards(plate: Plate, random: Random, lap: number): void {
  const { tint, mid } = plate.colours;
  plate.ground(tint).ground(plate.hatch(cycle([20, 70, 110], lap), 8, 1, mid));
  const things = ['card', 'badge', 'card', 'note'] as const;
  const places: Places = [
    [250, 210, 1.35],
    [560, 180, 1.15],
    [330, 430, 1.5],
    [660, 430, 1.25],
  ];
  scatter(plate, random, places, 16, (i) => cycle(things, i + lap));
}

/** Four things on a desk, seen from above. */
export function deskTop(plate: Plate, random: Random): void {
  const { mid, ink } = plate.colours;
  plate.ground(mix(mid, ink, 0.2)).ground(plate.wave(14, 1.4, ink, 4), { opacity: 0.5 });
  const all = ['pens', 'cup', 'phone', 'card', 'sheet', 'badge', 'mail', 'file'] as const;
  const things = random.shuffle<MotifName>(all);
  const places: Places = [
    [190, 180, 1.35],
    [560, 170, 1.3],
    [230, 460, 1.1],
    [610, 440, 1.35],
  ];
  scatter(plate, random, places, 14, (i) => things[i] ?? 'pens');
}

/** A fan of notes and a coin; every other lap it falls the other way. */
export function notes(plate: Plate, random: Random, lap: number): void {
  const { mid, ink } = plate.colours;
  const side = lap % 2 ? -1 : 1;
  plate.ground(mid).ground(plate.wave(9, 1.2, ink, 3), { opacity: 0.5 });
  for (let i = 0; i < 4; i++) {
    const place = at(400 + side * (i * 120 - 180), 170 + i * 90, 1.5, side * (i * 7 - 14));
    drawMotif(plate, random, 'note', place);
  }
  drawMotif(plate, random, 'coin', at(400 + side * 220, 170, 1.2));
}
