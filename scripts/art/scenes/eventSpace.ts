import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { drawChairs, drawLectern, drawScreen, drawWindows } from './room.ts';

/** The boards of a floor that meet at `vanishing`, and the lines across them. */
function drawBoards(plate: Plate, vanishing: number, horizon: number): void {
  const { tint, mid, ink, light } = plate.colours;
  let boards = '';
  for (let i = -14; i <= 14; i++) boards += `M${vanishing + i * 26} ${horizon}L${vanishing + i * 150} 600`;
  let joints = '';
  for (let i = 0; i < 9; i++) joints += `M0 ${Math.trunc(horizon + 300 * (i / 9) ** 2)}H800`;
  plate
    .rect(0, horizon, 800, 300, mix(tint, mid, 0.35))
    .line(boards, ink, 1.1, { opacity: 0.5 })
    .line(joints, ink, 1, { opacity: 0.4 })
    .line(`M0 ${horizon}H800`, ink, 3)
    .rect(0, horizon - 10, 800, 10, light);
}

/** The hall before the guests arrive. */
export function eventSpace(plate: Plate, random: Random, index: number): void {
  const { paper, mid, ink, gold } = plate.colours;
  const vanishing = cycle([400, 300, 520, 400, 260], index);
  const horizon = 300;
  const windows = cycle([4, 3, 5, 4, 3], index);
  const withScreen = index % 2 === 1;

  plate.ground(paper).ground(plate.hatch(0, 8, 0.9, mid), { opacity: 0.35 });
  drawWindows(plate, random, windows, cycle([44, 70, 40, 60, 36], index), 238, !withScreen);
  drawBoards(plate, vanishing, horizon);
  if (withScreen) drawScreen(plate, random, vanishing - 110, 110, 220, 140);
  const lectern = vanishing + (withScreen ? 160 : 0);
  if (index > 2) drawPerson(plate, lectern + 44, 204, 32, cast(random, { face: -1, arm: 'gesture' }));
  drawLectern(plate, lectern, 236, 0.5);
  for (let lamp = 0; lamp < 3; lamp++) {
    const x = vanishing - 250 + lamp * 250;
    const drop = (lamp % 2) * 18;
    plate
      .line(`M${x} 0V${40 + drop}`, ink, 3)
      .path(`M${x - 34} ${62 + drop}Q${x} ${14 + drop} ${x + 34} ${62 + drop}Z`, gold, {
        stroke: ink,
        strokeWidth: 2.4,
      });
  }
  drawChairs(plate, cycle([5, 4, 5, 4, 5], index), vanishing, horizon + 34, index % 3 !== 1);
}
