import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { drawAudience } from '#scripts/art/people/audience.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { at, type Plate } from '#scripts/art/plate.ts';
import { drawFloor, drawLectern, drawScreen, drawTable, drawWall } from './room.ts';

/** The audience's contours, seen against the light of the stage. */
const backlight = ({ colours: { night, mid, tint } }: Plate) => (night ? mid : tint);

/** A talk beside a slide. `onLeft` puts the speaker at the left. */
function talkWithSlide(plate: Plate, random: Random, onLeft: boolean): void {
  const facing = onLeft ? 1 : -1;
  drawWall(plate, random, plate.colours.night ? 'lines' : random.pick(['lines', 'curtain']));
  drawScreen(plate, random, onLeft ? 330 : 70, 60, 400, 270);
  const x = onLeft ? 180 : 620;
  const arm = random.pick(['gesture', 'point']);
  drawPerson(plate, x, 210, 100, cast(random, { face: facing, arm, badge: false }));
  drawLectern(plate, x + 30 * facing, 318, 0.85);
  drawAudience(plate, random, 510, 84, backlight(plate));
}

function closeUp(plate: Plate, random: Random, onLeft: boolean): void {
  drawWall(plate, random, 'rosette');
  const badge = random.chance();
  drawPerson(plate, onLeft ? 330 : 470, 312, 180, cast(random, { face: onLeft ? 1 : -1, arm: 'gesture', badge }));
  drawMotif(plate, random, 'mic', at(onLeft ? 610 : 190, 420, 1.35));
}

function panel(plate: Plate, random: Random): void {
  const { ink, light, mid } = plate.colours;
  drawWall(plate, random, random.pick(['lines', 'waves', 'curtain']));
  drawFloor(plate, plate.height * 0.78);
  if (random.chance()) drawScreen(plate, random, 280, 24, 240, 116);
  const count = random.int(3, 4);
  const places = Array.from({ length: count }, (_, i) => 400 + (i - (count - 1) / 2) * 178);
  places.forEach((x, i) => {
    const face = i < count / 2 ? 1 : -1;
    const arm = random.pick(['gesture', 'papers', 'clap', 'gesture']);
    drawPerson(plate, x, 300, 92, cast(random, { face, arm, badge: true }));
  });
  drawTable(plate, 452, ink);
  for (const x of places) {
    plate
      .path(`M${x - 46} 452l8-36h76l8 36z`, light, { stroke: ink, strokeWidth: 2 })
      .rect(x - 26, 428, 52, 8, mid)
      .line(`M${x + 62} 450C${x + 62} 420 ${x + 50} 406 ${x + 40} 398`, ink, 4)
      .circle(x + 38, 396, 6, ink);
  }
  plate.rect(0, 500, 800, 100, plate.hatch(90, 10, 1.4, mid));
}

function talkByTheWindows(plate: Plate, random: Random, onLeft: boolean): void {
  drawWall(plate, random, 'windows');
  const x = onLeft ? 560 : 240;
  const facing = onLeft ? -1 : 1;
  drawPerson(plate, x, 216, 120, cast(random, { face: facing, arm: 'point', badge: false }));
  drawLectern(plate, x + 20 * facing, 350, 0.95);
  drawAudience(plate, random, 486, 120, backlight(plate));
}

function onStage(plate: Plate, random: Random, onLeft: boolean): void {
  const { paper, light, mid, ink } = plate.colours;
  plate
    .ground(paper)
    .ground(plate.hatch(0, 6, 1, mid), { opacity: 0.6 })
    .path(`M400-40L${onLeft ? 120 : 320} 470H${onLeft ? 520 : 700}Z`, light, { opacity: 0.5 });
  drawScreen(plate, random, onLeft ? 420 : 50, 50, 330, 220);
  plate.rect(0, 470, 800, 130, mix(mid, ink, 0.4)).rect(0, 470, 800, 130, plate.hatch(0, 8, 1.4));
  const wishes = { face: onLeft ? 1 : -1, arm: 'gesture', badge: false } as const;
  drawPerson(plate, onLeft ? 300 : 520, 190, 88, cast(random, wishes));
  drawAudience(plate, random, 545, 66, backlight(plate));
}

export function speakers(plate: Plate, random: Random, index: number): void {
  const onLeft = random.chance();
  const scenes = [talkWithSlide, closeUp, panel, talkWithSlide, talkByTheWindows, onStage] as const;
  cycle(scenes, index)(plate, random, onLeft);
}
