import { fitPath, type Point } from '#components/ornament/engraving/curve.ts';
import { Random } from '#components/ornament/engraving/random.ts';
import { inks } from './inks.ts';
import { Plate } from './plate.ts';

const WIDTH = 800;
const HEIGHT = 450;

/** The position of the pin's point. */
const VENUE: Point = [418, 212];

/** Bends the street grid, since London has no straight lines. */
function bend(x: number, y: number): Point {
  return [x + 16 * Math.sin(y / 74 + 0.6) + 7 * Math.sin(x / 41), y + 15 * Math.sin(x / 118) - 0.11 * (x - 400)];
}

const along = (y: number, from: number, to: number) =>
  fitPath((x) => bend(x, y), from, to, Math.ceil((to - from) / 60));
const down = (x: number, from: number, to: number) => fitPath((y) => bend(x, y), from, to, Math.ceil((to - from) / 60));

/** Side streets: each runs between two main roads, and some are missing. */
function sideStreets(random: Random): string {
  const across = [-70, 8, 92, 168, 252, 330, 412, 520];
  const upright = [-60, 74, 196, 330, 470, 602, 720, 880];
  let streets = '';
  for (let i = 1; i < across.length; i++) {
    const [top = 0, bottom = 0] = across.slice(i - 1, i + 1);
    for (let j = 1; j < upright.length; j++) {
      const [left = 0, right = 0] = upright.slice(j - 1, j + 1);
      if (random.chance(0.72)) streets += along(top + (bottom - top) * random.between(0.36, 0.64), left, right);
      if (random.chance(0.8)) streets += down(left + (right - left) * random.between(0.36, 0.64), top, bottom);
    }
    streets += along(top, -60, 880);
    streets += down(upright[i] ?? 0, -70, 520);
  }
  return streets;
}

const MAIN_ROADS =
  'M-20 128C120 96 236 132 330 168S560 236 820 176M96-20C132 92 226 168 262 262S300 400 288 480M-20 330C120 300 214 300 262 262S420 172 520 70S600 0 612-20M520 70C560 190 574 280 642 340L796 476';
const RIVER = 'M-40 470C90 396 210 408 330 424S610 452 690 372S780 250 860 236V520H-40Z';

/** A garden square with its trees. */
function drawGarden(plate: Plate, x: number, y: number, width: number, height: number, turn: number): void {
  const { ink, light } = plate.colours;
  const { tint, mid } = inks.pound;
  plate.group(`translate(${x} ${y})rotate(${turn})`, () => {
    plate
      .rect(0, 0, width, height, light, { stroke: ink, strokeWidth: 1.6 })
      .rect(7, 7, width - 14, height - 14, tint)
      .rect(7, 7, width - 14, height - 14, plate.hatch(60, 5, 1.1, mid))
      .line(`M7 7L${width - 7} ${height - 7}M${width - 7} 7L7 ${height - 7}`, light, 4);
    for (let i = 0; i < 4; i++) {
      plate.circle(width * (i % 2 ? 0.78 : 0.22), height * (i < 2 ? 0.5 : i === 2 ? 0.2 : 0.8), 6.5, mid, {
        stroke: ink,
        strokeWidth: 1.2,
      });
    }
    plate.circle(width / 2, height / 2, 9, light, { stroke: ink, strokeWidth: 1.4 });
  });
}

/** The pin, its point on the venue. */
function drawPin(plate: Plate): void {
  const { ink, light, hot } = plate.colours;
  plate.group(`translate(${VENUE[0]} ${VENUE[1]})`, () => {
    plate
      .ellipse(0, 0, 26, 10, ink, { opacity: 0.3 })
      .circle(0, 0, 44, 'none', { stroke: hot, strokeWidth: 2, strokeDasharray: '6 5' })
      .path('M0 0C-10-34-34-52-34-84A34 34 0 0 1 34-84C34-52 10-34 0 0Z', hot, { stroke: ink, strokeWidth: 3 })
      .circle(0, -84, 15, light, { stroke: ink, strokeWidth: 2.4 });
  });
}

/** Which way is north. */
function drawCompass(plate: Plate): void {
  const { ink, light, gold } = plate.colours;
  plate.group('translate(738 66)', () => {
    plate
      .circle(0, 0, 34, light, { stroke: ink, strokeWidth: 2 })
      .circle(0, 0, 28, plate.hatch(45, 5, 0.8, plate.colours.mid))
      .path('M0-26L8 0H-8Z', ink)
      .path('M0 26L8 0H-8Z', gold, { stroke: ink, strokeWidth: 1.4 });
  });
}

/**
 * The place of the welcome meet, 800 by 450: a street plan made up from curves, which shows no real place, until the
 * association has a venue to show.
 */
export function venueMap(): string {
  const plate = new Plate('fifty', WIDTH, HEIGHT);
  const { paper, tint, mid, ink, light } = plate.colours;
  const streets = sideStreets(new Random('venue map'));
  plate
    .ground(tint)
    .ground(plate.hatch(28, 6, 0.9, mid), { opacity: 0.75 })
    .line(streets, ink, 9, { strokeLinejoin: 'round' })
    .line(streets, paper, 6.4, { strokeLinejoin: 'round' });
  drawGarden(plate, 106, 176, 96, 70, -9);
  drawGarden(plate, 566, 96, 74, 58, 4);
  plate
    .path(RIVER, inks.fiver.paper, { stroke: ink, strokeWidth: 5 })
    .path(RIVER, plate.wave(9, 1.1, inks.fiver.mid, 3), { opacity: 0.8 })
    .line(MAIN_ROADS, ink, 21, { strokeLinejoin: 'round' })
    .line(MAIN_ROADS, light, 17, { strokeLinejoin: 'round' })
    .line(MAIN_ROADS, plate.colours.gold, 1.6, { strokeDasharray: '10 7' })
    .circle(262, 262, 25, light, { stroke: ink, strokeWidth: 2 })
    .circle(262, 262, 11, tint, { stroke: ink, strokeWidth: 2 });
  drawPin(plate);
  drawCompass(plate);
  return plate.svg();
}
