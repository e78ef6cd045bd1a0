import type { PictureFiles, PictureManifest } from '#content/schema/pictures-manifest.server.ts';
import { type PhotoFormat, type Picture, photoFile, photoFormats } from './encode.ts';
import type { Shown } from './sources.ts';
import { arrangeWall } from './wall.ts';

/** A picture that the website shows, with the key that its files are named after. */
export interface Made {
  source: Shown;
  key: string;
  picture: Picture;
}

/** The names of the files that a picture is served from. */
export const filesOf = (key: string, { widths }: Picture): string[] =>
  widths.length
    ? widths.flatMap((width) => photoFormats.map((format) => photoFile(key, width, format)))
    : [`${key}.svg`];

function entryOf({ key, source, picture: { widths, ...picture } }: Made): PictureFiles {
  const about = { ...picture, sample: source.sample };
  const widest = widths.at(-1);
  if (widest === undefined) return { src: `/media/${key}.svg`, ...about };
  const address = (width: number, format: PhotoFormat) => `/media/${photoFile(key, width, format)}`;
  const srcset = (format: PhotoFormat) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const sources = { avif: srcset('avif'), webp: srcset('webp') };
  return { src: address(widest, 'jpg'), ...about, srcset: srcset('jpg'), sources };
}

/** The manifest that content reads; the same pictures always give the same one. */
export function manifestOf(made: readonly Made[]): PictureManifest {
  const byName = [...made].sort((a, b) => (a.source.name < b.source.name ? -1 : 1));
  return {
    pictures: Object.fromEntries(byName.map((one) => [one.source.name, entryOf(one)])),
    wall: arrangeWall(made.map(({ source }) => source)).map(({ category = '', name }) => ({ category, name })),
  };
}
