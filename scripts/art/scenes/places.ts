import type { Random } from '#components/ornament/engraving/random.ts';
import { inks, mix } from '#scripts/art/inks.ts';
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

/** A pillar box; x, y is the middle of its foot. */
function drawPillarBox(plate: Plate, x: number, y: number): void {
  const { ink, light, gold } = plate.colours;
  // Red in every ink: it would not be one otherwise.
  const red = inks.pound.hot;
  const edge = plate.contour();
  plate.group(at(x, y), () => {
    plate
      .ellipse(6, 0, 70, 12, ink, { opacity: 0.4 })
      .path('M-52-18H52V0Q0 12-52 0Z', ink)
      .path('M-46-206H46V-16Q0-4-46-16Z', red, edge)
      .path('M14-206H46V-16Q30-11 14-9Z', plate.hatch(90, 5, 1.6), { opacity: 0.7 })
      .path('M-56-214C-56-246 56-246 56-214V-200Q0-186-56-200Z', red, edge)
      .path('M-56-210Q0-194 56-210', 'none', { stroke: ink, strokeWidth: 2 })
      .rect(-30, -172, 60, 14, ink)
      .rect(-20, -142, 40, 52, light, plate.contour(2))
      .line('M-12-130H12M-12-118H12M-12-106H4', ink, 3)
      .circle(0, -62, 9, gold, plate.contour(2));
  });
}

/** A street of terraced houses. */
export function street(plate: Plate, random: Random, withPillarBox: boolean): void {
  const { paper, mid, ink } = plate.colours;
  plate.ground(paper).ground(plate.hatch(0, 7, 1, mid), { opacity: 0.5 });
  drawTerrace(plate, random);
  plate.rect(0, 512, 800, 88, mix(mid, ink, 0.5)).rect(0, 512, 800, 88, plate.hatch(0, 10, 1.6));
  if (withPillarBox) drawPillarBox(plate, 690, 550);
  drawPerson(plate, 232, 352, 54, cast(random, { face: 1, arm: 'down' }));
  drawPerson(plate, 430, 350, 54, cast(random, { face: -1, arm: 'gesture' }));
}

/** A guest looking out of the window. */
export function atTheWindow(plate: Plate, random: Random, arched: boolean): void {
  const { paper, mid } = plate.colours;
  plate.ground(paper).ground(plate.hatch(90, 8, 1, mid), { opacity: 0.4 });
  drawWindows(plate, random, 2, 30, 520, arched);
  const x = random.pick([230, 580]);
  drawPerson(plate, x, 300, 150, cast(random, { face: 0 }));
}
