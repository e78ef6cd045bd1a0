import { short } from '#components/ornament/engraving/coordinates.ts';
import { cycle } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { drawArm, type Figure } from './arm.ts';
import { clothColour, hairColour, type Person, skinColour } from './cast.ts';
import * as shapes from './shapes.ts';

/**
 * Draws a figure.
 *
 * @param x the base of its neck
 * @param y the base of its neck
 * @param size the height of its head in pixels
 */
export function drawPerson(plate: Plate, x: number, y: number, size: number, who: Person): void {
  const { mid, ink, paper } = plate.colours;
  const cloth = clothColour(plate.colours, who.tone);
  const scale = size / 100;
  const figure: Figure = {
    plate,
    who,
    skin: skinColour(plate.colours, who.skin),
    cloth,
    hair: hairColour(plate.colours, who),
    halo: who.halo ?? paper,
    thread: cycle([mix(mid, ink, 0.25), ink, ink, mix(ink, mid, 0.3)], who.tone),
    scale,
    gap: Math.max(4, Math.round(size / 20)),
  };
  const mirror = who.face < 0 ? -scale : scale;
  const place = `translate(${Math.trunc(x)} ${Math.trunc(y)})scale(${short(mirror, 3)} ${short(scale, 3)})`;
  plate.group(
    place,
    () => {
      drawBody(figure, y + 320 * scale < plate.height);
      if (who.face !== 0) drawClothes(figure);
      if (who.face === 0) drawBackOfHead(figure);
      else drawFace(figure);
      if (who.badge && who.face !== 0) drawBadge(figure);
      if (who.face !== 0) drawArm(figure);
    },
    { strokeLinejoin: 'round' },
  );
}

/** A thin edge of the ground's colour, which parts a figure from its neighbours. */
const parting = ({ halo, scale }: Figure) =>
  ({ stroke: halo, strokeWidth: 3.2 / scale, paintOrder: 'stroke' }) as const;

/** `whole` draws the legs too. */
function drawBody(figure: Figure, whole: boolean): void {
  const { plate, who, skin, cloth, thread, scale, gap } = figure;
  const { ink, mid } = plate.colours;
  const body = shapes.bodies[who.body];
  const left = who.face < 0;
  const weaveColour = mix(cloth, thread, cycle([0.42, 0.6, 0.5, 0.5], who.tone));
  const shadow = plate.hatch(left ? 30 : 150, gap / scale, 1.5 / scale, who.tone === 0 ? mid : ink);
  if (whole && who.body === 'dress') plate.path(shapes.LEGS, skin);
  else if (whole) plate.path(shapes.TROUSERS, mix(cloth, ink, 0.35));
  plate
    .path(who.face === 0 ? shapes.NECK : shapes.HEAD, skin, parting(figure))
    .path(body, cloth, parting(figure))
    .path(body, plate.hatch(left ? 62 : 118, gap / scale, 0.9 / scale, weaveColour))
    .pathInside(body, shapes.BACK_SHADOW, shadow, { opacity: who.tone ? 0.75 : 0.55 });
  const [near, far] = shapes.SEAMS;
  // The seam of a suit that is seen from the front is drawn with its lapels.
  if (who.face === 0 ? who.body !== 'dress' : who.body === 'knit')
    plate.line(who.face === 0 ? near + far : far, mix(cloth, thread, 0.9), 2.4 / scale);
}

function drawClothes({ plate, who, skin, cloth, halo, thread, scale }: Figure): void {
  const { ink, mid, light, hot } = plate.colours;
  if (who.body === 'suit') {
    plate.path('M-12-4L34 6L62 26L54 168Z', who.tone === 3 ? mix(mid, ink, 0.2) : light);
    if (who.tie && who.sex === 'm') plate.path('M26 14l14 2l4 10l16 92l-8 22l-14-20l-16-94z', hot);
    plate
      .path('M-12-4L-22 28L8 44L-6 58L54 168ZM34 4L62 26L60 62L72 74L54 168L76 70L84 40Z', cloth)
      .line(`M-12-4L-22 28L8 44L-6 58L54 168V300${shapes.SEAMS[1]}`, mix(cloth, thread, 0.9), 2.3 / scale);
  } else if (who.body === 'dress') {
    plate.path('M-10-2C0 34 40 48 58 26L16-6Z', skin).line('M-84 190C-30 204 40 202 78 190', halo, 3 / scale);
  } else {
    plate.path('M-28-6C-14 16 16 16 20-4L22 8C14 26-22 26-32 8Z', mix(cloth, ink, 0.4));
  }
}

function drawFace({ plate, who, skin, hair, scale }: Figure): void {
  const { ink, mid, light, hot, gold, night } = plate.colours;
  const line = mix(skin, who.skin > 1 ? ink : mix(mid, ink, 0.4), 0.7);
  plate.pathInside(shapes.HEAD, shapes.NAPE, plate.hatch(who.face < 0 ? 20 : 160, (5 / scale) * 0.8, 1 / scale, line));
  const covered = hair === hot || hair === gold;
  if (who.beard) plate.path(shapes.BEARD, covered ? ink : hair);
  plate.path(shapes.hairstyles[who.hair], hair);
  if (who.hair === 'hijab') plate.line(shapes.HIJAB_FOLDS, mix(hair, ink, 0.55), 2);
  else if (who.hair === 'turban') plate.line(shapes.TURBAN_WINDINGS, mix(hair, ink, 0.55), 2.4);
  else plate.line(shapes.HAIR_LINES, night ? mid : mix(hair, light, 0.35), 1.6, { opacity: 0.8 });
  if (!['hijab', 'long', 'bob', 'turban'].includes(who.hair)) plate.path(shapes.EAR, mix(skin, ink, 0.18));
  if (who.specs) plate.line('M36-79h-10a9 9 0 1 0 8 12M24-73L-6-75', ink, 2.6);
}

function drawBackOfHead(figure: Figure): void {
  const { plate, who, skin, hair } = figure;
  const { mid, light, night } = plate.colours;
  plate
    .ellipse(-4, -63, 46, 9, mix(skin, plate.colours.ink, 0.18))
    .ellipse(-4, -73, 40, 50, who.hair === 'bald' ? skin : hair, parting(figure));
  const below = shapes.backHair[who.hair];
  if (below) plate.path(below, hair);
  if (who.hair === 'bun') plate.circle(-4, -127, 20, hair);
  plate.line(shapes.BACK_HAIR_LINES, night ? mid : mix(hair, light, 0.35), 1.8, { opacity: 0.7 });
}

function drawBadge({ plate }: Figure): void {
  const { ink, mid, light, hot } = plate.colours;
  plate
    .line('M-22 6C-6 60 8 96 18 128M30 6C34 60 26 96 20 128', hot, 4)
    .rect(2, 126, 34, 44, light, { stroke: ink, strokeWidth: 2 })
    .rect(8, 136, 22, 8, mid)
    .line('M8 152h22M8 160h14', ink, 2);
}
