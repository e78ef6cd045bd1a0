import type { Random } from '#components/ornament/engraving/random.ts';
import type { Plate } from '#scripts/art/plate.ts';

/**
 * Dark heads and shoulders along the foot of a picture.
 *
 * @param y the height of their eyes
 * @param size how large a head is, about
 * @param line the colour of their contours
 */
export function drawAudience(plate: Plate, random: Random, y: number, size: number, line: string): void {
  const colour = plate.colours.ink;
  const edge = { stroke: line, strokeWidth: 2 };
  const foot = plate.height + 4;
  let x = -size * 0.2;
  while (x < plate.width + size) {
    const h = size * random.between(0.92, 1.1);
    const eyes = y + random.between(-0.12, 0.12) * size;
    const w = h * 0.37;
    const kind = random.int(0, 3);
    // Points relative to the middle of the head, in head heights across and down.
    const to = (across: number, down: number) => `${Math.trunc(x + h * across)} ${Math.trunc(eyes + h * down)}`;
    const arc = (half: number, ends: number, middle: number) =>
      `M${to(-half, ends)}Q${to(0, middle)} ${to(half, ends)}`;
    plate
      .path(
        `M${Math.trunc(x - h * 1.02)} ${foot}C${to(-0.98, 0.72)} ${to(-0.5, 0.62)} ${to(-0.2, 0.5)}L${to(0.2, 0.5)}C${to(0.5, 0.62)} ${to(0.98, 0.72)} ${Math.trunc(x + h * 1.02)} ${foot}Z`,
        colour,
        edge,
      )
      .ellipse(x, eyes, w, h * 0.48, colour, edge);
    if (kind === 1) plate.circle(x, eyes - h * 0.5, h * 0.17, colour);
    if (kind === 2) {
      const [left, right] = [x - w - 3, x + w + 3].map(Math.trunc);
      const hair = `C${to(-0.518, 0.5)} ${to(-0.37, 0.7)} ${to(0, 0.7)}S${to(0.518, 0.5)} ${right} ${Math.trunc(eyes)}Z`;
      plate.path(`M${left} ${Math.trunc(eyes)}${hair}`, colour);
    }
    plate.line(
      arc(0.296, -0.2, -0.5) + arc(0.333, -0.06, -0.34) + arc(0.7, 0.82, 0.6) + arc(0.78, 0.94, 0.72),
      line,
      1.2,
      { opacity: 0.7 },
    );
    x += size * random.between(1.5, 1.95);
  }
}
