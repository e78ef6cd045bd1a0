import { short } from '#components/ornament/engraving/coordinates.ts';
import type { Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { drawMotif } from '#scripts/art/motifs/motifs.ts';
import { at, type Plate } from '#scripts/art/plate.ts';
import { drawSkyline } from '#scripts/art/skyline.ts';
import { stampRosette, stampText } from '#scripts/art/stamp.ts';

export type Wall = 'lines' | 'waves' | 'windows' | 'curtain' | 'rosette';

/** The wall behind a scene, over the whole plate. */
export function drawWall(plate: Plate, random: Random, kind: Wall): void {
  const { paper, tint, mid } = plate.colours;
  const { width, height } = plate;
  plate.ground(paper);
  switch (kind) {
    case 'lines':
      plate.ground(plate.hatch(0, 7, 1, mid), { opacity: 0.55 });
      break;
    case 'waves':
      plate.ground(plate.wave(8, 1, mid, 3), { opacity: 0.6 });
      break;
    case 'windows':
      drawWindows(plate, random, random.int(2, 4), 40, height * 0.72, random.chance(0.4));
      break;
    case 'curtain': {
      let folds = '';
      let shadows = '';
      for (let x = 0; x < width; x += 64) {
        folds += `M${x} 0h32v${height}h-32z`;
        shadows += `M${x + 18} 0h14v${height}h-14z`;
      }
      plate.path(folds, tint).path(shadows, plate.hatch(90, 5, 1.3, mid));
      break;
    }
    case 'rosette': {
      plate.ground(plate.hatch(90, 7, 1, mid), { opacity: 0.4 });
      const x = Math.trunc(width * random.between(0.3, 0.7));
      const radius = random.int(210, 270);
      stampRosette(plate, x, Math.trunc(height * 0.42), radius, mid, 1.5, String(random.int(1, 9)));
    }
  }
}

/** A floor from `y` down. */
export function drawFloor(plate: Plate, y: number): void {
  const { tint, mid, light, ink } = plate.colours;
  const depth = plate.height - y;
  plate
    .rect(0, y, plate.width, depth, mix(tint, mid, 0.3))
    .rect(0, y, plate.width, depth, plate.hatch(0, 9, 1.2, mid))
    .rect(0, y - 7, plate.width, 7, light)
    .line(`M0 ${y}H${plate.width}`, ink, 2);
}

/**
 * A row of windows with London behind them.
 *
 * @param count how many
 * @param top where they begin
 * @param height how tall they are
 * @param arched with round tops
 */
export function drawWindows(
  plate: Plate,
  random: Random,
  count: number,
  top: number,
  height: number,
  arched: boolean,
): void {
  const { tint, paper, mid, light, ink, night } = plate.colours;
  const distance = plate.width / count;
  const width = distance * 0.66;
  const foot = top + height;
  const half = short(width / 2);
  const places = Array.from({ length: count }, (_, i) => distance * i + (distance - width) / 2);
  const outline = (x: number) =>
    arched
      ? `M${short(x)} ${short(foot)}V${short(top + width / 2)}a${half} ${half} 0 0 1 ${short(width)} 0V${short(foot)}Z`
      : `M${short(x)} ${top}h${short(width)}v${short(height)}h${short(-width)}Z`;
  const outlines = places.map(outline).join('');
  plate
    .path(outlines, night ? '#1f4d52' : mix(tint, paper, 0.25))
    .path(outlines, plate.hatch(0, 6, 1, mid), { opacity: 0.7 });
  for (const x of places) {
    plate.clip(outline(x), () => {
      const left = random.int(0, 260);
      plate.group(
        `translate(${short(x - left)} 0)`,
        () => drawSkyline(plate, random, top + height * 0.98, 0.72, undefined, [left, left + width]),
        { opacity: night ? 0.9 : 0.75 },
      );
    });
  }
  const bars = places.map((x) => {
    const rail = (part: number) => `M${short(x)} ${short(top + height * part)}h${short(width)}`;
    return `M${short(x + width / 2)} ${top}V${short(foot)}${rail(0.36)}${rail(0.68)}`;
  });
  plate.line(outlines, light, 12).line(outlines, ink, 2.4).line(bars.join(''), light, 6);
}

/** A projector's screen with a slide drawn by chance. */
export function drawScreen(plate: Plate, random: Random, x: number, y: number, w: number, h: number): void {
  const { ink, mid, light, hot, night } = plate.colours;
  const slide = random.int(0, 5);
  const accent = night ? '#0f7d6d' : mid;
  const unit = h / 260;
  /** A row of text: where it begins and how long it is, as parts of the screen. */
  const row = (left: number, top: number, length: number) =>
    `M${short(w * left)} ${short(h * top)}h${short(w * length)}`;
  plate
    .rect(x - 8, y - 8, w + 16, h + 16, ink)
    .rect(x, y, w, h, light)
    .rect(x, y, w, h, plate.hatch(0, 9, 0.8, mid), { opacity: 0.35 })
    .group(at(x + w / 2, y + h / 2), () => {
      switch (slide) {
        case 0:
          stampRosette(plate, 0, 0, h * 0.44, accent, 1.6, 'scr');
          stampText(plate, '£1', 0, h * 0.13, h * 0.36, ink);
          break;
        case 1:
          drawMotif(plate, random, 'chart', at(w * 0.14, 0, unit));
          plate.line(row(-0.42, -0.28, 0.22) + row(-0.42, -0.08, 0.16) + row(-0.42, 0.06, 0.18), ink, 7 * unit);
          break;
        case 2:
          plate.rect(-w * 0.42, -h * 0.36, w * 0.5, 16 * unit, ink);
          for (let i = 0; i < 4; i++) {
            plate
              .circle(-w * 0.4, h * (i * 0.15 - 0.16), 7 * unit, hot)
              .rect(
                -w * 0.35,
                h * (i * 0.15 - 0.19),
                w * random.between(0.3, 0.66),
                10 * unit,
                night ? '#7da593' : mid,
              );
          }
          break;
        case 3:
          drawMotif(plate, random, 'shield', at(-w * 0.24, 0, unit * 0.95));
          plate.line(row(0.04, -0.22, 0.34) + row(0.04, -0.02, 0.26) + row(0.04, 0.18, 0.31), ink, 8 * unit);
          break;
        case 4:
          drawMotif(plate, random, 'globe', at(0, 0, unit * 0.95));
          break;
        default: {
          let curves = '';
          for (let i = 0; i < 9; i++) {
            curves += `M${short(-w * 0.46)} ${short(h * 0.3 - i * 5)}C${short(-w * 0.2)} ${short(h * (0.2 - i * 0.09))} ${short(w * 0.1)} ${short(h * (0.34 - i * 0.02))} ${short(w * 0.46)} ${short(-h * (0.1 + i * 0.03))}`;
          }
          plate
            .line(curves, accent, 2)
            .rect(-w * 0.44, -h * 0.38, w * 0.4, 14 * unit, ink)
            .circle(w * 0.3, -h * 0.12, 10 * unit, hot);
        }
      }
    });
}

/** A lectern with the association's rosette; x, y is the middle of its top. */
export function drawLectern(plate: Plate, x: number, y: number, scale: number): void {
  const { mid, ink, paper, gold, light } = plate.colours;
  const body = 'M-78 0H78L62 300H-62Z';
  plate.group(at(x, y, scale), () => {
    plate
      .path(body, mix(mid, ink, 0.35), { stroke: paper, strokeWidth: 4, paintOrder: 'stroke' })
      .path(body, plate.hatch(90, 6, 1.3), { opacity: 0.7 })
      .path('M10 0H78L62 300H4Z', plate.hatch(60, 6, 1.5), { opacity: 0.6 })
      .path('M-96-22H96L84 8H-84Z', gold, { stroke: ink, strokeWidth: 3 })
      .circle(0, 96, 44, light, { stroke: ink, strokeWidth: 3 });
    stampRosette(plate, 0, 96, 40, ink, 2.4, 'lect');
    plate.line('M40-22C44-60 30-84 14-104', ink, 4).ellipse(10, -110, 8, 12, ink);
  });
}

/**
 * Rows of chairs seen from behind, larger towards the viewer.
 *
 * @param vanishing the x that the rows are centred on
 * @param top the y of the furthest row
 * @param aisle leaves the middle free
 */
export function drawChairs(plate: Plate, rows: number, vanishing: number, top: number, aisle: boolean): void {
  const { mid, ink, paper, gold, hot } = plate.colours;
  for (let row = 0; row < rows; row++) {
    const depth = (row + 1) / rows;
    const scale = 0.2 + depth * depth * 0.95;
    const y = top + (plate.height - top) * (0.06 + depth * depth * 0.92);
    const step = 108;
    const columns = Math.ceil(plate.width / step / scale) + 2;
    let [legs, backs, seats, coats] = ['', '', '', ''];
    for (let column = -columns; column <= columns; column++) {
      const middle = column * step;
      const x = vanishing + middle * scale;
      if ((aisle && column === 0) || x < -90 || x > plate.width + 90) continue;
      legs += `M${middle - 34}-50v90m68 0v-90m-60 20v50m52 0v-50`;
      backs += `M${middle - 40}-126q40-12 80 0l-4 78h-72z`;
      seats += `M${middle - 42}-46h84l4 22h-92z`;
      // One in seven has a coat over its back.
      if ((column + row) % 7 === 3) coats += `M${middle - 36}-122q36-10 72 0l-4 68h-64z`;
    }
    plate.group(at(vanishing, Math.trunc(y), scale), () => {
      plate
        .line(legs, ink, 6)
        .path(backs, mix(mid, ink, 0.3), { stroke: paper, strokeWidth: 3 })
        .path(backs, plate.hatch(0, 7, 1.6))
        .path(seats, gold, { stroke: ink, strokeWidth: 3 });
      if (coats) plate.path(coats, hot);
    });
  }
}

/** A table across the plate, its edge at y. */
export function drawTable(plate: Plate, y: number, cloth = plate.colours.light): void {
  const { ink, mid } = plate.colours;
  const depth = plate.height - y;
  plate
    .rect(0, y, plate.width, depth, cloth)
    .line(`M0 ${y}H${plate.width}`, ink, 3)
    .rect(0, y + 26, plate.width, depth, plate.hatch(90, 11, 1.4, mid), { opacity: 0.7 })
    .rect(0, y + 3, plate.width, 23, plate.hatch(0, 5, 1, mid), { opacity: 0.6 });
}
