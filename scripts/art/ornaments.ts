import { type Curve, fitPath, TAU } from '#components/ornament/engraving/curve.ts';
import { Random } from '#components/ornament/engraving/random.ts';
import { cornerRosette, nestedWaves, wovenEdge } from '#components/ornament/engraving/weaves.ts';
import { svgFile } from './svgText.ts';

const WIDTH = { band: 240, field: 480 };
const HEIGHT = { band: 40, field: 240 };

/** Lines that the browser uses as a mask: only their opacity counts, so they are drawn in black. */
function mask(width: number, height: number, weight: number, lines: string): string {
  const drawing = `<g fill="none" stroke="#000" stroke-width="${weight}">${lines}</g>`;
  return svgFile(`0 0 ${width} ${height}`, drawing, { width, height });
}

/** Tile of a woven rule, as a mask; repeats seamlessly sideways. */
export function band(seed: string): string {
  const [width, height] = [WIDTH.band, HEIGHT.band];
  const waves = new Random(`band:${seed}`).pick([2, 3]);
  const strands = 6;
  let lines = '';
  for (let strand = 0; strand < strands; strand++) {
    const strandAt: Curve = (x) => {
      const rise = (height / 2 - 2) * (0.62 + 0.38 * Math.cos((TAU * x) / width));
      return [x, height / 2 + rise * Math.sin((TAU * waves * x) / width + (TAU * strand) / strands)];
    };
    lines += fitPath(strandAt, 0, width, waves * 4, 1);
  }
  for (const side of [1, -1]) {
    const edge: Curve = (x) => [x, height / 2 + side * (height / 2 - 1.2) * (0.3 - 0.22 * Math.cos((TAU * x) / width))];
    lines += fitPath(edge, 0, width, 6, 1);
  }
  return mask(width, height, 0.8, `<path d="${lines}"/>`);
}

/** Very light background of nested waves, as a mask; tiles both ways. */
export function field(): string {
  const [width, height] = [WIDTH.field, HEIGHT.field];
  const waves = nestedWaves(width, height, 20, 26);
  // The waves of the tiles above and below reach into this one.
  const neighbours = [-height, height].map((y) => `<use href="#w" y="${y}"/>`).join('');
  return mask(width, height, 0.9, `<path id="w" d="${waves}"/>${neighbours}`);
}

/**
 * Nine-part picture for `border-image` with slices of 100: rosette corners and woven sides.
 *
 * @param stroke the colour; a border image can't be a mask in every browser
 */
export function frame(stroke: string): string {
  const side = 100;
  const woven = wovenEdge(side, 50, side);
  const rules = '<path stroke-width="2" d="M100 4H200M100 11H200M100 89H200M100 96H200"/>';
  const edge = `<g id="e"><path d="${woven}"/>${rules}</g>`;

  // The rules of two edges meet around the rosette.
  const bends = '<path stroke-width="2" d="M100 4H4V100M100 11H11V100M100 89H89V100M100 96H96V100"/>';
  const corner = `<g id="k">${bends}<g transform="translate(50 50)scale(.76)">${cornerRosette()}</g></g>`;
  const others = [90, 180, 270].map(
    (turn) => `<g transform="rotate(${turn} 150 150)"><use href="#e"/><use href="#k"/></g>`,
  );

  const lines = `${edge}${corner}${others.join('')}`;
  return svgFile('0 0 300 300', `<g fill="none" stroke="${stroke}" stroke-width="1.5">${lines}</g>`, {
    width: 300,
    height: 300,
  });
}
