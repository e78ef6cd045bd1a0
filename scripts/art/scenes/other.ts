import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { stampRosette, stampText } from '#scripts/art/stamp.ts';
import { atTheWindow, skylineScene, street } from './places.ts';
import { drawFloor, drawWall } from './room.ts';
import { cards, deskTop, notes, stillLife } from './stillLifes.ts';

/** A guest between two roll-up banners. */
function banners(plate: Plate, random: Random): void {
  const { ink, light, gold, hot } = plate.colours;
  drawWall(plate, random, random.pick(['lines', 'curtain']));
  drawFloor(plate, plate.height * 0.8);
  const left = random.int(90, 160);
  [hot, ink].forEach((colour, i) => {
    const x = left + i * 400;
    plate.rect(x, 60, 220, 470, colour, { stroke: ink, strokeWidth: 3 }).rect(x - 12, 526, 244, 18, ink);
    stampRosette(plate, x + 110, 210, 96, light, 1.8, `ban${i}`);
    stampText(plate, 'MSB', x + 110, 385, 84, light);
    plate
      .rect(x + 36, 412, 148, 8, gold)
      .rect(x + 36, 434, 148, 5, light)
      .rect(x + 36, 450, 112, 5, light);
  });
  const face = random.pick([1, -1]);
  const arm = random.pick(['down', 'glass', 'papers']);
  drawPerson(plate, left + 310, 260, 96, cast(random, { face, arm }));
}

/** The group photograph. */
function group(plate: Plate, random: Random): void {
  drawWall(plate, random, 'windows');
  drawFloor(plate, plate.height * 0.86);
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 6 - row; i++) {
      const face = i < 3 ? 1 : -1;
      const arm = random.pick(['down', 'down', 'papers', 'down']);
      const who = cast(random, { face, arm, badge: true });
      drawPerson(plate, 90 + i * 126 + row * 62, 200 + row * 108, 78 + row * 14, who);
    }
  }
}

/** An audience that applauds. */
function applause(plate: Plate, random: Random, face: -1 | 1): void {
  drawWall(plate, random, random.pick(['lines', 'rosette']));
  for (let i = 0; i < 4; i++) {
    drawPerson(plate, 110 + i * 196, 214 + (i % 2) * 12, 104, cast(random, { face, arm: 'clap' }));
  }
  for (let i = 0; i < 3; i++) {
    drawPerson(plate, 210 + i * 200, 386, 130, cast(random, { face, arm: i === 1 ? 'clap' : 'down' }));
  }
}

type Scene = (plate: Plate, random: Random, lap: number) => void;

/** Fifteen subjects, one after the other; `lap` counts how often they have all been shown. */
const subjects = [
  (plate, random) => skylineScene(plate, random, false),
  cards,
  (plate, random, lap) => stillLife(plate, random, lap * 4),
  banners,
  group,
  (plate, random) => skylineScene(plate, random, true),
  deskTop,
  (plate, random, lap) => applause(plate, random, lap % 2 ? -1 : 1),
  (plate, random, lap) => stillLife(plate, random, lap * 4 + 1),
  (plate, random, lap) => street(plate, random, lap % 2 === 0),
  (plate, random, lap) => atTheWindow(plate, random, lap % 2 === 0),
  notes,
  (plate, random, lap) => stillLife(plate, random, lap * 4 + 2),
  (plate, random, lap) => applause(plate, random, lap % 2 ? -1 : 1),
  (plate, random, lap) => stillLife(plate, random, lap * 4 + 3),
] as const satisfies readonly Scene[];

/** Everything else: the city, still lifes, groups. */
export function other(plate: Plate, random: Random, index: number): void {
  const subject: Scene = cycle(subjects, index);
  subject(plate, random, Math.floor(index / subjects.length));
}
