/** The shortest text of a coordinate, with so many decimals. */
export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

/** Numbers joined the way SVG allows: a minus sign needs no space before it. */
function shortList(values: readonly number[], digits = 1): string {
  let list = '';
  for (const value of values) {
    const text = short(value, digits);
    list += (list && !text.startsWith('-') ? ' ' : '') + text;
  }
  return list;
}

/** The whole turn. */
export const TAU = Math.PI * 2;

type Point = readonly [x: number, y: number];

/** A curve: gives a point for every parameter. */
export type Curve = (t: number) => Point;

/**
 * A smooth path along a curve, from one parameter to another, as relative Bézier curves fitted to
 * its position and direction (Hermite). The first control point of every piece but the first
 * mirrors the one before, which is what `s` says in fewer numbers.
 *
 * @param digits decimals of the coordinates
 * @param stretch how much further the control points lie than the derivative says: long pieces of a
 * wave need it
 */
export function fitPath(curve: Curve, from: number, to: number, pieces: number, digits = 0, stretch = 1): string {
  const step = (to - from) / pieces;
  const epsilon = step / 200;
  const rounded = (value: number) => Number(short(value, digits));
  // The Bézier handle at a parameter: a third of the derivative times the step.
  const handle = (t: number): Point => {
    const [x0, y0] = curve(t - epsilon);
    const [x1, y1] = curve(t + epsilon);
    const factor = (stretch * step) / (6 * epsilon);
    return [(x1 - x0) * factor, (y1 - y0) * factor];
  };

  const start = curve(from);
  let [x, y] = [rounded(start[0]), rounded(start[1])];
  let path = `M${shortList([x, y], digits)}`;
  for (let piece = 0; piece < pieces; piece++) {
    const t = from + piece * step;
    const [startX, startY] = curve(t);
    const [endX, endY] = curve(t + step);
    const [outX, outY] = handle(t);
    const [inX, inY] = handle(t + step);
    const first = piece === 0 ? [startX + outX - x, startY + outY - y] : [];
    const [dx, dy] = [rounded(endX - x), rounded(endY - y)];
    const numbers = shortList([...first, endX - inX - x, endY - inY - y, dx, dy], digits);
    const command = piece === 0 ? 'c' : piece === 1 ? 's' : '';
    path += command || numbers.startsWith('-') ? command + numbers : ` ${numbers}`;
    x += dx;
    y += dy;
  }
  return path;
}

/** A curve around the origin, from its radius at each angle; angle 0 points up. */
export function polar(radius: (angle: number) => number): Curve {
  return (angle) => {
    const r = radius(angle);
    return [r * Math.sin(angle), -r * Math.cos(angle)];
  };
}
