import { z } from 'zod';
import { text } from '#content/schema/fields.server.ts';

const pixels = z.int().positive();

const picture = z.strictObject({
  /** The file that every browser can show. */
  src: text,
  width: pixels,
  height: pixels,
  /** The same picture at other widths, as JPEG; only photos have them. */
  srcset: text.optional(),
  /** The same widths in lighter formats. */
  sources: z.strictObject({ avif: text, webp: text }).optional(),
  /** A drawing in place of a photo; artwork of the site's own is none. */
  sample: z.boolean(),
});

const manifest = z.strictObject({
  /** Every picture by its name: folders and file name, without the ending. */
  pictures: z.record(z.string(), picture),
  /** The names of the gallery's pictures in the order of the wall. */
  wall: z.array(z.strictObject({ category: text, name: text })),
});

/**
 * The content of content/pictures/manifest.json, which scripts/pictures/pictures.ts writes.
 */
export const pictureManifestSchema = z.unknown().pipe(manifest);

export type PictureManifest = z.output<typeof manifest>;
export type PictureFiles = PictureManifest['pictures'][string];
