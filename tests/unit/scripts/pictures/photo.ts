import sharp, { type Sharp } from 'sharp';

interface PhotoOptions {
  width: number;
  height: number;
  /** Makes a photo unlike others: the shade of its left half. */
  shade?: number;
}

/** A picture whose left half is red and whose right half is blue. */
function halves({ width, height, shade = 255 }: PhotoOptions) {
  const half = Math.round(width / 2);
  const left = { create: { width: half, height, channels: 3 as const, background: { r: shade, g: 0, b: 0 } } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/**
 * A JPEG as a telephone writes it: held upright, stored lying on its side (EXIF orientation 6), with the place where it
 * was taken. Upright, its upper half is red.
 */
export async function phonePhoto(options: PhotoOptions): Promise<Buffer> {
  const jpeg = await halves(options).jpeg({ quality: 95 }).toBuffer();
  return sharp(jpeg)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Sample telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 2640/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A picture as it is, in the format that `encode` chooses. */
export function photo(options: PhotoOptions, encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  return encode(halves(options)).toBuffer();
}
