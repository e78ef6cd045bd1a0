import type { Point } from '#components/ornament/engraving/curve.ts';
import { mix } from '#scripts/art/inks.ts';
import { at, type Plate, roundEnds, roundPen } from '#scripts/art/plate.ts';
import type { Gesture, Person } from './cast.ts';
import * as hands from './hands.ts';
import { type Sleeve, sleeve, type Widths } from './sleeve.ts';

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

const SHOULDER: Point = [-74, 66];
const FAR_SHOULDER: Point = [72, 66];

/** Where the elbow and the wrist of the arm on the viewer's side are. */
const joints: Record<Gesture, readonly [elbow: Point, wrist: Point]> = {
  glass: [
    [-66, 176],
    [26, 122],
  ],
  cup: [
    [-66, 180],
    [24, 142],
  ],
  down: [
    [-84, 174],
    [-78, 272],
  ],
  gesture: [
    [-64, 174],
    [36, 130],
  ],
  point: [
    [-24, 148],
    [70, 90],
  ],
  papers: [
    [-70, 180],
    [26, 156],
  ],
  clap: [
    [-64, 172],
    [20, 112],
  ],
  folded: [
    [-92, 172],
    [-24, 206],
  ],
};

/** Draws the cloth of an arm, or its skin, and the cuff. */
function drawSleeve({ plate, who, skin, cloth, halo, thread, scale, gap }: Figure, shape: Sleeve): void {
  const { ink, light } = plate.colours;
  const bare = who.body === 'dress' && who.tone !== 0;
  const surface = bare ? skin : cloth;
  if (!bare) plate.line(shape.cuff, light, 11);
  plate
    .path(shape.outline, surface)
    .path(shape.outline, plate.hatch(28, gap / scale, 1 / scale, mix(surface, bare ? ink : thread, 0.5)))
    .line(shape.edges, halo, 2.6 / scale, roundPen);
}

function drawHand({ plate, skin, halo, scale }: Figure, { outline, lines }: typeof hands.open, place: string): void {
  const edge = { stroke: halo, strokeWidth: 2.6 / scale, paintOrder: 'stroke' } as const;
  plate.group(place, () => {
    plate.path(outline, skin, edge).line(lines, mix(skin, plate.colours.ink, 0.5), 1.8, roundEnds);
  });
}

function drawGlass({ plate, who }: Figure): void {
  const { ink, light, gold } = plate.colours;
  const outline = { stroke: ink, strokeWidth: 2 };
  plate
    .path('M-17-62H17L11-4Q8 6 0 6T-11-4Z', light, outline)
    .path('M-15-44H15L10-4Q7 4 0 4T-10-4Z', who.drink ?? gold)
    .line('M0 6V46', light, 4)
    .path('M-16 50Q0 38 16 50Z', light, outline);
}

function drawCup({ plate }: Figure): void {
  const { ink, light, hot } = plate.colours;
  plate
    .path('M-20-36H20L15 24Q14 30 8 30H-8Q-14 30-15 24Z', light, { stroke: ink, strokeWidth: 2 })
    .line('M-19-27H19', hot, 4);
}

function drawPapers({ plate }: Figure): void {
  const { ink, light, mid } = plate.colours;
  plate.group('translate(-30-14)rotate(-9)', () => {
    plate
      .rect(-40, -66, 80, 100, light, { stroke: ink, strokeWidth: 2 })
      .line('M-26-48H26M-26-34H26M-26-20H12', mid, 4);
  });
}

/** What the hand holds, drawn around 0,0, and how far from the wrist that is. */
const held = {
  glass: { draw: drawGlass, from: [20, -8] },
  cup: { draw: drawCup, from: [22, -6] },
  papers: { draw: drawPapers, from: [22, -4] },
} satisfies Partial<Record<Gesture, { draw: (figure: Figure) => void; from: Point }>>;

/** The arm on the viewer's side, with what its hand holds; both arms where the hands are folded. */
export function drawArm(figure: Figure): void {
  const { plate, who, skin } = figure;
  const { arm } = who;
  const widths: Widths = who.body === 'dress' ? [25, 20, 14] : [28, 24, 17];
  const [elbow, wrist] = joints[arm];
  const near = sleeve(SHOULDER, elbow, wrist, widths);
  if (arm === 'folded') {
    drawSleeve(figure, sleeve(FAR_SHOULDER, [90, 172], [32, 206], widths));
    drawSleeve(figure, near);
    drawHand(figure, hands.folded, at(4, 204));
    return;
  }
  if (arm === 'glass' || arm === 'cup' || arm === 'papers') {
    const { draw, from } = held[arm];
    const [x, y] = [wrist[0] + from[0], wrist[1] + from[1]];
    plate.group(at(x, y), () => draw(figure));
    plate.line(`M${wrist[0]} ${wrist[1]}L${x - 14} ${y}`, skin, 24, roundEnds);
    drawSleeve(figure, near);
    drawHand(figure, hands.holding, at(x, y));
    return;
  }
  const hand = { down: hands.hanging, point: hands.pointing, gesture: hands.open, clap: hands.open }[arm];
  const turn = { down: 0, point: 4, gesture: -4, clap: -38 }[arm];
  const angle = near.angle + turn;
  const place = at(wrist[0] + 6 * Math.cos((angle * Math.PI) / 180), wrist[1] + 6 * Math.sin((angle * Math.PI) / 180));
  if (arm === 'clap')
    drawHand(
      { ...figure, skin: mix(skin, plate.colours.ink, 0.2) },
      hand,
      `${place}translate(16-6)rotate(${Math.round(angle + 14)})`,
    );
  drawHand(figure, hand, `${place}rotate(${Math.round(angle)})`);
  drawSleeve(figure, near);
}
