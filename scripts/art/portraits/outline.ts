import type { Point } from '#components/ornament/engraving/curve.ts';

/** A closed outline as a list of corners. */
export type Outline = readonly Point[];

const PIECES_PER_CURVE = 10;

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
}

/** The corners of a path written in absolute M, L, H, C and Z. */
export function flatten(d: string): Outline {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLHCZ])([^MLHCZ]*)/g)) {
    const values = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const size = { H: 1, C: 6 }[command] ?? 2;
    for (let i = 0; i < values.length; i += size) {
      const [a = 0, b = 0, c2 = 0, d2 = 0, e = 0, f = 0] = values.slice(i, i + size);
      if (command === 'C') {
        for (let piece = 1; piece <= PIECES_PER_CURVE; piece++) {
          const t = piece / PIECES_PER_CURVE;
          corners.push([bezier(t, x, a, c2, e), bezier(t, y, b, d2, f)]);
        }
        [x, y] = [e, f];
      } else {
        [x, y] = command === 'H' ? [a, y] : [a, b];
        corners.push([x, y]);
      }
    }
  }
  return corners;
}

/** Whether a point lies inside (even-odd rule). */
export function contains(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [cornerX, cornerY] of outline) {
    if (cornerY > y !== lastY > y) {
      const crossing = cornerX + ((lastX - cornerX) * (y - cornerY)) / (lastY - cornerY);
      if (crossing < x) inside = !inside;
    }
    [lastX, lastY] = [cornerX, cornerY];
  }
  return inside;
}

/** Fewer points for the same line, to within `tolerance` (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let [furthest, distance] = [0, 0];
  points.forEach(([x, y], index) => {
    const here = Math.abs(dx * (first[1] - y) - (first[0] - x) * dy) / length;
    if (here > distance) [furthest, distance] = [index, here];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(furthest), tolerance),
  ];
}
