import { shortList } from '#components/ornament/engraving/coordinates.ts';
import type { Point } from '#components/ornament/engraving/curve.ts';

/** Half the width of a sleeve at the shoulder, the elbow and the wrist. */
export type Widths = readonly [shoulder: number, elbow: number, wrist: number];

/** An arm as paths. */
export interface Sleeve {
  /** The whole arm, closed. */
  readonly outline: string;
  /** Its edges without the shoulder, which belongs to the body. */
  readonly edges: string;
  /** Across the end of the sleeve. */
  readonly cuff: string;
  /** The angle of the forearm in degrees; 0 points to the right. */
  readonly angle: number;
}

const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance];

const direction = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/** A tapered arm with a rounded elbow, from the joints of its bones. */
export function sleeve(shoulder: Point, elbow: Point, wrist: Point, [atShoulder, atElbow, atWrist]: Widths): Sleeve {
  const upper = direction(shoulder, elbow);
  const fore = direction(elbow, wrist);
  // Away from the bend: the side of the elbow's point.
  const side = upper[0] * fore[1] - upper[1] * fore[0] < 0 ? 1 : -1;
  const out: Point = [-upper[1] * side, upper[0] * side];
  const outFore: Point = [-fore[1] * side, fore[0] * side];
  const between: Point = [out[0] + outFore[0], out[1] + outFore[1]];
  const reach = Math.min(1.3, 1 / (1 + out[0] * outFore[0] + out[1] * outFore[1])) * atElbow;

  const text = (...points: Point[]) => shortList(points.flat(), 0);
  const top = along(shoulder, out, atShoulder);
  const armpit = along(shoulder, out, -atShoulder);
  const crease = along(elbow, between, -reach);
  const [wristOut, wristIn] = [along(wrist, outFore, atWrist), along(wrist, outFore, -atWrist)];
  const bend = `L${text(along(elbow, out, atElbow))}Q${text(along(elbow, between, reach), along(elbow, outFore, atElbow))}L${text(wristOut)}`;
  const open = along(top, upper, 0.45 * Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]));
  const fold: Point = [crease[0] + (armpit[0] - crease[0]) * 0.4, crease[1] + (armpit[1] - crease[1]) * 0.4];
  const end = (out: number) => along(along(wrist, fore, 5), outFore, out * (atWrist - 2));
  return {
    outline: `M${text(top)}${bend}L${text(wristIn, crease, armpit)}A${atShoulder} ${atShoulder} 0 0 ${side > 0 ? 0 : 1} ${text(top)}Z`,
    edges: `M${text(open)}${bend}M${text(wristIn)}L${text(crease, fold)}`,
    cuff: `M${text(end(1))}L${text(end(-1))}`,
    angle: (Math.atan2(fore[1], fore[0]) * 180) / Math.PI,
  };
}
