import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { contentError } from '#content/schema/issues.server.ts';
import { MOST_BYTES, type PictureSource } from './sources.ts';

/** Part of every cache key: change it when the files made from a source change. */
export const RECIPE = 'pictures 3';

const WIDTHS = [320, 640, 960, 1600] as const;
const WIDEST = 1600;
const MOST_PIXELS = 120_000_000;
/** WebP has no more rows, in the widest encoding. */
const HIGHEST = 16_383;
const SMALLER = 'Save a smaller copy, for example 4000 pixels wide.';

/**
 * The manifest's facts of a picture: its size, and the widths that a photo is encoded at (a drawing
 * has none).
 */
export const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});
export type Picture = z.output<typeof pictureSchema>;

/** Each format's encoder, the one that every browser shows last. */
const encoders = {
  avif: (photo: Sharp) => photo.avif({ quality: 50, effort: 3 }),
  webp: (photo: Sharp) => photo.webp({ quality: 74, effort: 5 }),
  jpg: (photo: Sharp) => photo.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true }),
};
export type PhotoFormat = keyof typeof encoders;
const photoFormats: readonly PhotoFormat[] = ['avif', 'webp', 'jpg'];

/** The file name of one encoding of a photo. */
export const photoFile = (key: string, width: number, format: PhotoFormat) => `${key}-${width}.${format}`;

/** The names of the files that a picture is served from. */
export const filesOf = (key: string, { widths }: Picture): string[] =>
  widths.length
    ? widths.flatMap((width) => photoFormats.map((format) => photoFile(key, width, format)))
    : [`${key}.svg`];

// Pictures are encoded in parallel, so each uses one thread; no input is read twice.
sharp.concurrency(1);
sharp.cache(false);

async function readDrawing(path: string): Promise<Picture> {
  const svg = await readFile(path);
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg.toString())?.[1] ?? '';
  const [, , width = 0, height = 0] = (viewBox.match(/[^\s,]+/g) ?? []).map(Number);
  if (!(width > 0 && height > 0)) throw contentError(`${path} has no viewBox. Export it with one.`);
  await sharp(svg)
    .metadata()
    .catch(() => refuse(path));
  return { width, height, widths: [] };
}

function refuse(path: string): never {
  throw contentError(
    /\.hei[cf]$/i.test(path)
      ? `${path} is HEIC, which this computer cannot read. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).`
      : `${path} cannot be read: it is damaged or not what its name says. Export it again as JPEG.`,
  );
}

/**
 * Encodes an upright sRGB copy without metadata in every format, at every width up to the photo's
 * own.
 */
async function encodePhoto(path: string, stem: string): Promise<Picture> {
  const { data, info } = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const photo = sharp(data, { raw: { width, height, channels } });
  const widths = [...WIDTHS.filter((candidate) => candidate < width), width];
  for (const size of widths)
    for (const format of photoFormats)
      await encoders[format](photo.clone().resize({ width: size })).toFile(photoFile(stem, size, format));
  return { width, height, widths };
}

/**
 * Measures a picture, and encodes it into files that begin with `stem` if it is a photo. Throws an
 * Error that names a file that is too large, damaged or of a format that this computer can't read.
 */
export async function readPicture({ path, kind, bytes }: PictureSource, stem: string): Promise<Picture> {
  if (bytes > MOST_BYTES)
    throw contentError(`${path} has ${Math.round(bytes / 1e6)} MB; ${MOST_BYTES / 1e6} are allowed. ${SMALLER}`);
  if (kind === 'drawing') return readDrawing(path);
  const { autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(path));
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS || height > HIGHEST * Math.max(1, width / WIDEST))
    throw contentError(`${path} has ${width} by ${height} pixels, which is too large. ${SMALLER}`);
  return encodePhoto(path, stem).catch(() => refuse(path));
}
