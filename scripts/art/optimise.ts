import { optimize } from 'svgo';

/**
 * A smaller file with the same picture.
 *
 * The switched-off steps make a file longer once it is compressed, since they spell the same attribute in many ways. Rectangles
 * become paths, of which neighbours with the same paint become one.
 *
 * @param digits decimals that coordinates keep
 */
export function optimise(svg: string, digits = 1): string {
  const overrides = {
    convertTransform: false,
    moveElemsAttrsToGroup: false,
    moveGroupAttrsToElems: false,
    convertPathData: { floatPrecision: digits, applyTransforms: false },
  } as const;
  const plugins = [{ name: 'preset-default', params: { overrides } }] as const;
  return optimize(svg, { multipass: true, floatPrecision: 3, plugins: [...plugins] }).data;
}
