import type { Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { at, type Plate } from '#scripts/art/plate.ts';
import { drawSkyline } from '#scripts/art/skyline.ts';
import { drawWindows } from './room.ts';

/** A pleasure boat, and the embankment's railing in front. */
function drawBoat(plate: Plate): void {
  const { ink, light, tint, hot } = plate.colours;
  const lamp = (x: number) => `M${x} 600V520M${x} 520a16 16 0 1 1 .1 0`;
  plate
    .path('M150 490H430L400 530H180Z', ink, { stroke: tint, strokeWidth: 2 })
    .rect(200, 456, 160, 34, light, { stroke: ink, strokeWidth: 3 })
    .rect(206, 466, 148, 10, plate.hatch(90, 16, 6))
    .rect(330, 430, 20, 28, hot)
    .line('M0 570H800', ink, 10)
    .line(lamp(40) + lamp(760), ink, 7);
}

/** London's skyline; `river` brings the Thames and its boat nearer. */
export function skylineScene(plate: Plate, random: Random, river: boolean): void {
  const { paper, mid, ink, tint, light, hot, gold, night } = plate.colours;
  const horizon = river ? 400 : 520;
  plate.ground(paper).rect(0, 0, 800, horizon, plate.wave(9, 1, mid, 3), { opacity: 0.55 });
  const x = random.int(140, 660);
  const y = random.int(110, 190);
  const radius = random.int(58, 84);
  plate.circle(x, y, radius, night ? light : random.pick([hot, gold, gold]));
  const order = random.shuffle(['tower', 'dome', 'bridge', 'shard', 'eye', 'gherkin', 'walkie', 'cheese'] as const);
  drawSkyline(plate, random, horizon, river ? 0.95 : 1.25, order);
  plate
    .rect(0, horizon, 800, 600 - horizon, mix(mid, ink, river ? 0.35 : 0.75))
    .rect(0, horizon, 800, 600 - horizon, plate.wave(12, 1.8, tint, 3), { opacity: 0.8 });
  if (river) drawBoat(plate);
}

function drawTerrace(plate: Plate, random: Random): void {
  const { tint, light, ink, mid } = plate.colours;
  for (let house = 0; house < 3; house++) {
    plate.group(at(130 + house * 270, 310, 1.5), () => {
      plate
        .rect(-100, -210, 200, 350, house % 2 ? tint : light, { stroke: ink, strokeWidth: 2 })
        .rect(-100, -210, 200, 350, plate.hatch(0, 9, 1, mid));
      for (const x of [-78, 24]) {
        plate.rect(x, -196, 54, 56, ink).line(`M${x + 27}-196v56M${x}-168h54`, light, 3);
      }
    });
  }
  for (let house = 0; house < 3; house++) drawMotif(plate, random, 'door', at(130 + house * 270, 350, 1.12));
}

function drawBus(plate: Plate): void {
  const { hot, ink, light, tint } = plate.colours;
  plate
    .path('M560 512V372q0-14 14-14H800V512Z', hot, { stroke: ink, strokeWidth: 3 })
    .rect(580, 380, 220, 42, light, { stroke: ink, strokeWidth: 3 })
    .rect(580, 440, 220, 36, light, { stroke: ink, strokeWidth: 3 });
  for (const x of [640, 770]) plate.circle(x, 516, 28, ink).circle(x, 516, 11, tint);
  plate.line('M640 380v42M700 380v42M760 380v42M640 440v36M700 440v36M760 440v36', ink, 4);
}

/** A street of terraced houses. */
export function street(plate: Plate, random: Random, withBus: boolean): void {
  const { paper, mid, ink } = plate.colours;
  plate.ground(paper).ground(plate.hatch(0, 7, 1, mid), { opacity: 0.5 });
  drawTerrace(plate, random);
  plate.rect(0, 512, 800, 88, mix(mid, ink, 0.5)).rect(0, 512, 800, 88, plate.hatch(0, 10, 1.6));
  drawPerson(plate, 300, 320, 70, cast(random, { face: 1, arm: 'down', legs: true }));
  drawPerson(plate, 540, 324, 70, cast(random, { face: -1, arm: 'gesture', legs: true }));
  if (withBus) drawBus(plate);
}

/** A guest looking out of the window. */
export function atTheWindow(plate: Plate, random: Random, arched: boolean): void {
  const { paper, mid } = plate.colours;
  plate.ground(paper).ground(plate.hatch(90, 8, 1, mid), { opacity: 0.4 });
  drawWindows(plate, random, 2, 30, 520, arched);
  const x = random.pick([230, 580]);
  drawPerson(plate, x, 300, 150, cast(random, { face: 0, arm: 'none' }));
}
