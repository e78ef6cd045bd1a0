import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { cast, skinColour } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { at, type Plate, roundEnds } from '#scripts/art/plate.ts';
import { stampText } from '#scripts/art/stamp.ts';
import { drawTable, drawWall } from './room.ts';

/** A name badge lying on a table. */
function nameBadge(plate: Plate, random: Random, x: number, y: number, scale: number, turn: number): void {
  const { ink, light, mid, hot } = plate.colours;
  plate.group(at(Math.trunc(x), Math.trunc(y), scale, turn), () => {
    plate
      .rect(-44, -30, 88, 62, ink, { opacity: 0.3, transform: 'translate(4 5)' })
      .rect(-44, -30, 88, 62, light, { stroke: ink, strokeWidth: 2 })
      .rect(-44, -30, 88, 18, random.pick([mid, hot, mid, ink]))
      .rect(-32, -2, random.int(38, 64), 9, ink)
      .rect(-32, 14, random.int(24, 50), 6, mid);
  });
}

/** A hand that takes a badge. */
function hand(plate: Plate, random: Random, x: number, y: number, scale: number): void {
  const { ink, light, mid } = plate.colours;
  const edge = { stroke: ink, strokeWidth: 2, strokeLinejoin: 'round' } as const;
  const skin = skinColour(plate.colours, random.int(0, 3));
  plate.group(at(x, y, scale), () => {
    // The fingers lie under the badge, and the thumb on it.
    plate
      .path('M66 40C60 12 44-14 22-34C14-44 0-40 2-30C-12-38-22-26-12-16L20 40L60 70Z', skin, edge)
      .line('M2-30L24-4M-12-16L8 6', mix(skin, ink, 0.5), 2);
    nameBadge(plate, random, -46, -10, 1, -6);
    plate
      .line('M110 108L76 78', ink, 56)
      .line('M110 108L78 80', light, 50)
      .line('M170 158L96 95', ink, 58)
      .line('M170 158L96 95', plate.hatch(70, 5, 1, mid), 58)
      .path('M88 66L58 96C40 92 22 78 12 60C2 44-10 34-22 26C-30 18-22 8-12 12C4 18 20 24 30 34L62 36Z', skin, edge)
      .line('M30 34L42 46M-18 16L-12 22', mix(skin, ink, 0.5), 2, roundEnds);
  });
}

/** Close up: rows of badges, one of them being taken. */
function badgesOnTable(plate: Plate, random: Random): void {
  const { tint, mid } = plate.colours;
  plate.ground(tint).ground(plate.hatch(20, 8, 1, mid));
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const taken = row === 1 && column === 2;
      if (taken) continue;
      const x = 90 + column * 190 + row * 18;
      nameBadge(plate, random, x, 95 + row * 140, 1.85, -8 + random.between(-3, 3));
    }
  }
  hand(plate, random, 560, 330, 2.1);
}

/** The registration desk. */
function desk(plate: Plate, random: Random, index: number): void {
  const { ink, light, gold, hot, paper } = plate.colours;
  drawWall(plate, random, cycle(['rosette', 'windows', 'lines', 'curtain'], index));
  if (index % 2 === 0) {
    // High on the wall, so that no head hides it.
    plate.rect(270, 12, 260, 78, ink).rect(277, 19, 246, 64, 'none', { stroke: gold, strokeWidth: 2 });
    stampText(plate, 'MSB UK', 400, 69, 50, light);
  }
  const hosts = index % 3 === 0 ? [132, 318] : [270];
  hosts.forEach((x, j) => {
    const arm = cycle(['papers', 'gesture', 'point'], index + j);
    drawPerson(plate, x, 246, 118, cast(random, { face: 1, arm, badge: true, halo: paper }));
  });
  const arm = cycle(['gesture', 'gesture', 'papers'], index);
  drawPerson(plate, 632, 240, 122, cast(random, { face: -1, arm, badge: false }));
  drawTable(plate, 420);
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 90 + column * 118 - row * 24;
      nameBadge(plate, random, x, 456 + row * 66, 0.95, -3 + random.between(-2, 2));
    }
  }
  drawMotif(plate, random, 'pens', at(742, 372, 0.5));
  plate.rect(30, 352, 60, 66, hot, { stroke: ink, strokeWidth: 3 }).line('M46 350V300M58 350V288M72 350V306', ink, 5);
}

export function registration(plate: Plate, random: Random, index: number): void {
  if (index % 3 === 2) badgesOnTable(plate, random);
  else desk(plate, random, index);
}
