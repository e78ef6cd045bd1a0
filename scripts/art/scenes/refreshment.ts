import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { at, type Plate } from '#scripts/art/plate.ts';
import { drawBottle, drawFlute, drawPlatter, drawPot, drawStand } from './food.ts';
import { drawTable, drawWall } from './room.ts';

function rowsOfCups(plate: Plate, random: Random): void {
  drawTable(plate, 350);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 6; column++) {
      const place = at(60 + column * 150 - row * 30, 330 + row * 92, (0.8 + row * 0.34) * 0.62);
      drawMotif(plate, random, 'cup', place);
    }
  }
}

function cakesAndFlutes(plate: Plate, random: Random): void {
  drawTable(plate, 400);
  drawStand(plate, 250, 400, 1.2);
  for (let i = 0; i < 5; i++) drawFlute(plate, random, 450 + i * 70, 400 + (i % 2) * 46, 1.5);
  for (let i = 0; i < 4; i++) drawFlute(plate, random, 480 + i * 78, 500, 1.8);
}

function plattersAndBottles(plate: Plate): void {
  const { mid, hot, ink } = plate.colours;
  drawTable(plate, 330);
  drawPlatter(plate, 230, 400, 1.25);
  drawPlatter(plate, 600, 376, 1);
  drawPlatter(plate, 480, 520, 1.5);
  drawBottle(plate, 90, 330, 1, mid);
  drawBottle(plate, 150, 340, 0.92, hot);
  drawBottle(plate, 730, 326, 1.05, mix(mid, ink, 0.5));
}

function guestAtTea(plate: Plate, random: Random): void {
  drawPerson(plate, 230, 226, 120, cast(random, { face: 1, arm: 'cup' }));
  drawTable(plate, 440);
  drawPot(plate, 520, 430, 1.35);
  drawMotif(plate, random, 'cup', at(700, 424, 0.72));
  drawMotif(plate, random, 'cup', at(340, 482, 0.8));
  drawPlatter(plate, 560, 540, 1.2);
}

function tea(plate: Plate, random: Random): void {
  drawTable(plate, 380);
  drawPot(plate, 220, 392, 1.7);
  drawMotif(plate, random, 'cup', at(520, 380, 1.1));
  drawPlatter(plate, 330, 520, 1.35);
  drawMotif(plate, random, 'cup', at(690, 500, 0.9));
}

function rowsOfFlutes(plate: Plate, random: Random): void {
  drawTable(plate, 300);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 9; column++) {
      drawFlute(plate, random, 40 + column * 96 - row * 30, 330 + row * 112, 1.15 + row * 0.32);
    }
  }
}

function cakes(plate: Plate): void {
  drawTable(plate, 410);
  drawStand(plate, 200, 410, 1.15);
  drawStand(plate, 560, 430, 1.45);
  drawPlatter(plate, 360, 540, 1.2);
}

/** Things to eat and drink. */
export function refreshment(plate: Plate, random: Random, index: number): void {
  const walls = ['waves', 'lines', 'curtain', 'rosette'] as const;
  drawWall(plate, random, cycle(walls, index + Math.floor(index / 4)));
  const tables = [
    rowsOfCups,
    cakesAndFlutes,
    plattersAndBottles,
    guestAtTea,
    tea,
    rowsOfFlutes,
    cakes,
    guestAtTea,
  ] as const;
  cycle(tables, index)(plate, random);
}
