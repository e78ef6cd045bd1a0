import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PictureProblem } from './problem.ts';
import type { PictureSource } from './sources.ts';

/** Part of every file's key: raise it when what is made from a file changes, so that nothing old is kept. */
export const RECIPE = 'pictures 1';

const WIDTHS = [320, 640, 960, 1600] as const;
const WIDEST = 1600;
const LARGEST_BYTES = 40_000_000;
const LARGEST_PIXELS = 120_000_000;

/** What is known of a picture once it has been read. */
export interface Picture {
  width: number;
  height: number;
  /** Dominant colour. */
  placeholder: string;
  /** The widths that a photo was made in; a drawing has none. */
  widths: number[];
}

/** A file made from a photo. */
export interface Encoded {
  /** What its name ends in, after the key. */
  ending: string;
  bytes: Buffer;
}

export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** `-640.avif`: what a photo's file is called, after its key. */
export const photoEnding = (width: number, format: PhotoFormat) => `-${width}.${format}`;

// Pictures are worked on in parallel, so each of them may be slow; and nothing is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

async function dominantColour(picture: Sharp): Promise<string> {
  const small = await picture.resize(64, 64, { fit: 'inside' }).flatten({ background: '#fff' }).toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The problem with a file that sharp refuses. */
function unreadable({ path }: PictureSource): PictureProblem {
  return /^\.hei[cf]$/i.test(extname(path))
    ? new PictureProblem(
        path,
        'is HEIC, which this computer cannot read. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
      )
    : new PictureProblem(path, 'cannot be read: it is damaged or not what its name says. Export it again as JPEG.');
}

/**
 * Reads a drawing's size and colour.
 *
 * @throws PictureProblem when it has no viewBox or can't be drawn
 */
export async function describeDrawing(source: PictureSource): Promise<Picture> {
  const svg = await readFile(source.path);
  const box = /<svg[^>]*\sviewBox="([^"]+)"/
    .exec(svg.toString())?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] = box?.slice(2) ?? [];
  if (!(width > 0 && height > 0)) throw new PictureProblem(source.path, 'has no viewBox. Export it with one.');
  try {
    const placeholder = await dominantColour(sharp(svg, { density: (72 * 64) / width }).png());
    return { width, height, placeholder, widths: [] };
  } catch {
    throw unreadable(source);
  }
}

/** The photo upright, in sRGB, without its metadata and at most as wide as it is ever shown. */
async function develop(source: PictureSource): Promise<Sharp> {
  const photo = sharp(source.path, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const SMALLER = 'Save a smaller copy, for example 4000 pixels wide.';

/** @throws PictureProblem for a file too large to be a picture for a website */
export function checkBytes({ path, bytes }: PictureSource): void {
  if (bytes <= LARGEST_BYTES) return;
  throw new PictureProblem(path, `has ${Math.round(bytes / 1e6)} MB; 40 are allowed. ${SMALLER}`);
}

async function checkPixels({ path }: PictureSource): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height <= LARGEST_PIXELS) return;
  const megapixels = Math.round((width * height) / 1e6);
  throw new PictureProblem(path, `has ${megapixels} megapixels; 120 are allowed. ${SMALLER}`);
}

/**
 * Makes a photo's files: AVIF, WebP and JPEG at fitting widths, never larger than the photo.
 *
 * @throws PictureProblem for a photo that is broken, enormous or in a format this computer can't read
 */
export async function encodePhoto(source: PictureSource): Promise<{ picture: Picture; files: Encoded[] }> {
  try {
    await checkPixels(source);
    const photo = await develop(source);
    const { width, height } = await photo.metadata();
    const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, WIDEST)];
    const files: Encoded[] = [];
    for (const size of widths) {
      const scaled = photo.clone().resize({ width: size });
      const made: Record<PhotoFormat, Sharp> = {
        avif: scaled.clone().avif({ quality: 50, effort: 3 }),
        webp: scaled.clone().webp({ quality: 74, effort: 5 }),
        jpg: scaled.clone().flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true }),
      };
      for (const format of photoFormats) {
        files.push({ ending: photoEnding(size, format), bytes: await made[format].toBuffer() });
      }
    }
    const placeholder = await dominantColour(photo.clone().png());
    return { picture: { width, height, placeholder, widths }, files };
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw unreadable(source);
  }
}
