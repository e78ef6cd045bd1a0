import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters, type FaceSource } from './faces.ts';

/**
 * The part of a face that the website serves, as WOFF2. The same source always gives the same bytes.
 *
 * Hinting goes: it is most of Gloock's weight, and serves screens that no longer exist at sizes that Gloock is never
 * set in.
 */
export async function subsetFace({ from, keepFeatures, variationAxes }: FaceSource): Promise<Buffer> {
  const font = await readFile(from);
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
}
