import { mix } from '#scripts/art/inks.ts';
import { type Plate, roundEnds } from '#scripts/art/plate.ts';
import type { Gesture, Person } from './cast.ts';

/** What drawing a figure has settled before its parts are drawn. */
export interface Figure {
  plate: Plate;
  who: Person;
  skin: string;
  cloth: string;
  hair: string;
  halo: string;
  /** The colour of lines on its cloth. */
  thread: string;
  /** Pixels of one unit. */
  scale: number;
  /** Distance of its hatching's lines, in pixels. */
  gap: number;
}

/** The arm's centre line, and where its hand is. */
const gestures: Record<Exclude<Gesture, 'none'>, readonly [d: string, handX: number, handY: number]> = {
  glass: ['M-72 58C-92 110-96 150-82 186C-50 176 6 142 52 104', 52, 104],
  cup: ['M-72 58C-90 120-88 160-70 196C-40 190 20 172 58 150', 58, 150],
  down: ['M-84 56C-104 140-106 220-94 310', -94, 318],
  gesture: ['M-70 58C-84 110-70 150-40 178C0 160 60 110 98 62', 98, 62],
  point: ['M-70 58C-60 96-20 112 20 96C60 76 100 30 128-14', 128, -14],
  shake: ['M-66 58C-80 120-66 158-38 184C20 188 80 172 128 160', 132, 160],
  fold: ['M-76 58C-96 120-84 160-50 170C0 176 40 160 66 140', 66, 140],
  clap: ['M-70 58C-80 120-50 160-10 140C20 120 40 90 60 60', 62, 56],
};

function glass({ plate, who }: Figure, x: number, y: number): void {
  const { ink, light, gold } = plate.colours;
  plate
    .path(`M${x - 2} ${y - 66}h34l-8 44q-4 8-9 8t-9-8z`, light, { stroke: ink, strokeWidth: 2 })
    .path(`M${x + 1} ${y - 46}h28l-5 24q-4 8-9 8t-9-8z`, who.drink ?? gold)
    .line(`M${x + 15} ${y - 14}V${y + 22}`, light, 4);
}

function cup({ plate }: Figure, x: number, y: number): void {
  const { ink, light } = plate.colours;
  plate
    .rect(x - 2, y - 40, 36, 34, light, { stroke: ink, strokeWidth: 2, rx: 4 })
    .line(`M${x + 34} ${y - 32}c14-2 14 20 0 18`, light, 5)
    .line(`M${x - 12} ${y - 2}h56`, light, 5);
}

function papers({ plate }: Figure, x: number, y: number): void {
  const { ink, light, mid } = plate.colours;
  plate
    .path(`M${x - 30} ${y - 62}l62-10l12 74l-62 10z`, light, { stroke: ink, strokeWidth: 2 })
    .line(`M${x - 20} ${y - 46}l42-7M${x - 17} ${y - 32}l42-7M${x - 15} ${y - 18}l28-5`, mid, 3);
}

/** The arm on the viewer's side, with what its hand holds. */
export function drawArm(figure: Figure): void {
  const { plate, who, skin, cloth, halo, thread, scale, gap } = figure;
  if (who.arm === 'none') return;
  const { ink, light } = plate.colours;
  const [d, x, y] = gestures[who.arm];
  const width = who.body === 'dress' ? 36 : 44;
  const bare = who.body === 'dress' && who.tone !== 0;
  const sleeve = bare ? skin : cloth;
  plate
    .line(d, halo, width + 5 / scale, roundEnds)
    .line(d, sleeve, width, roundEnds)
    .line(d, plate.hatch(28, gap / scale, 1 / scale, bare ? ink : thread), width, { ...roundEnds, opacity: 0.5 });
  if (who.arm === 'glass') glass(figure, x, y);
  if (who.arm === 'cup') cup(figure, x, y);
  if (who.arm === 'fold') papers(figure, x, y);
  if (!bare) plate.circle(x - 2, y + 2, 16, light);
  plate.path(`M${x - 14} ${y - 12}c10-10 30-12 36-2c6 12-2 26-16 28c-14 0-26-12-20-26z`, skin, {
    stroke: halo,
    strokeWidth: 1.5 / scale,
    paintOrder: 'stroke',
  });
  if (['glass', 'cup', 'fold'].includes(who.arm)) {
    plate.line(`M${x + 2} ${y - 8}h20M${x + 2} ${y}h20M${x + 2} ${y + 8}h16`, mix(skin, ink, 0.45), 1.8);
  }
}
