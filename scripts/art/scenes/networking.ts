import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { cast, type Person } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { drawFlute } from './food.ts';
import { drawWall } from './room.ts';

type Guest = (x: number, y: number, size: number, wishes: Partial<Person>) => void;

/** Two by two, the second pair nearer. */
function pairs(guest: Guest): void {
  guest(110, 214, 100, { face: 1 });
  guest(690, 206, 104, { face: -1 });
  guest(290, 236, 118, { face: 1 });
  guest(520, 232, 122, { face: -1, arm: 'glass' });
}

function twoCloseUp(guest: Guest, random: Random): void {
  guest(240, 300, 170, { face: 1, arm: 'glass' });
  guest(570, 296, 172, { face: -1, arm: random.pick(['gesture', 'cup']) });
}

/** A row of guests, seen over the shoulders of two. */
function overShoulders(guest: Guest, plate: Plate, random: Random): void {
  [90, 230, 380, 540, 690].forEach((x, i) => {
    guest(x, 196 + (i % 2) * 16, 84, { face: i % 2 ? -1 : 1 });
  });
  drawPerson(plate, 200, 360, 140, cast(random, { face: 0 }));
  drawPerson(plate, 590, 376, 146, cast(random, { face: 0 }));
}

function twoBeforeTwo(guest: Guest, random: Random): void {
  guest(330, 206, 88, { face: 1, arm: 'down' });
  guest(470, 200, 90, { face: -1, arm: 'cup' });
  guest(200, 276, 150, { face: 1, arm: random.pick(['gesture', 'glass', 'gesture']) });
  guest(616, 268, 152, { face: -1, arm: random.pick(['gesture', 'cup', 'glass']) });
}

function roundTable(guest: Guest, plate: Plate, random: Random): void {
  const { light, ink, mid } = plate.colours;
  guest(150, 232, 120, { face: 1 });
  guest(400, 216, 124, { face: random.pick([1, -1]) });
  guest(650, 236, 120, { face: -1 });
  plate
    .ellipse(400, 540, 210, 34, light, { stroke: ink, strokeWidth: 3 })
    .ellipse(400, 536, 210, 34, plate.hatch(0, 5, 1, mid))
    .rect(388, 560, 24, 60, ink);
  for (const x of [300, 390, 470]) drawFlute(plate, random, x, 528, 1);
}

function crowd(guest: Guest, random: Random): void {
  [66, 198, 332, 466, 600, 734].forEach((x, i) => {
    guest(x, 176 + ((i * 37) % 30), 70, { face: i % 2 ? -1 : 1 });
  });
  guest(130, 290, 118, { face: 1 });
  guest(400, 310, 118, { face: random.pick([1, -1]) });
  guest(660, 290, 118, { face: -1 });
}

/** Guests in conversation. */
export function networking(plate: Plate, random: Random, index: number): void {
  const { night, gold, hot } = plate.colours;
  const wall = night
    ? cycle(['lines', 'windows', 'rosette'], index)
    : cycle(['windows', 'lines', 'rosette', 'curtain', 'waves'], index);
  drawWall(plate, random, wall);
  const guest: Guest = (x, y, size, wishes) => {
    const arm = random.pick(['glass', 'glass', 'gesture', 'cup', 'down']);
    const drink = random.pick([gold, hot, gold]);
    drawPerson(plate, x, y, size, cast(random, { arm, drink, ...wishes }));
  };
  const groups = [
    () => pairs(guest),
    () => twoCloseUp(guest, random),
    () => overShoulders(guest, plate, random),
    () => twoBeforeTwo(guest, random),
    () => roundTable(guest, plate, random),
    () => crowd(guest, random),
  ] as const;
  cycle(groups, index)();
}
