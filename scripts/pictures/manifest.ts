import { readFile, writeFile } from 'node:fs/promises';
import type { PictureFiles, PictureManifest } from '#content/schema/pictures-manifest.server.ts';
import { type PhotoFormat, type Picture, photoEnding, photoFormats } from './encode.ts';
import type { Shown } from './selection.ts';
import { arrangeWall } from './wall.ts';

/** A picture that the website shows, and what it was made into. */
export interface Made {
  source: Shown;
  /** The hash that its files are called by. */
  key: string;
  picture: Picture;
}

/** The files that a picture is served from. */
export function filesOf({ key, picture: { widths } }: Made): string[] {
  if (!widths.length) return [`${key}.svg`];
  return widths.flatMap((width) => photoFormats.map((format) => key + photoEnding(width, format)));
}

/** What the content knows of a picture. */
function entryOf({ key, source, picture: { widths, ...picture } }: Made): PictureFiles {
  const about = { ...picture, sample: source.sample };
  const widest = widths.at(-1);
  if (widest === undefined) return { src: `/media/${key}.svg`, ...about };
  const address = (width: number, format: PhotoFormat) => `/media/${key}${photoEnding(width, format)}`;
  const set = (format: PhotoFormat) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return {
    src: address(widest, 'jpg'),
    ...about,
    srcset: set('jpg'),
    sources: { avif: set('avif'), webp: set('webp') },
  };
}

/** The manifest of all pictures; the same pictures always give the same one. */
export function manifestOf(made: readonly Made[]): PictureManifest {
  const byName = [...made].sort((a, b) => (a.source.name < b.source.name ? -1 : 1));
  return {
    pictures: Object.fromEntries(byName.map((one) => [one.source.name, entryOf(one)])),
    wall: arrangeWall(made.map(({ source }) => source)).map(({ category = '', name }) => ({ category, name })),
  };
}

/** Writes the manifest, unless it is there already, so that a running server isn't disturbed. */
export async function writeManifest(file: string, manifest: PictureManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old !== text) await writeFile(file, text);
}
