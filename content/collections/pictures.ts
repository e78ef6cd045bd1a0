import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { define } from '#content/schema/define.server.ts';
import { type PictureFiles, pictureManifestSchema } from '#content/schema/pictures-manifest.server.ts';
import { nearest } from '#content/schema/validation.server.ts';

export interface Picture extends PictureFiles {
  /** Folders and file name of its source in content/pictures, without the ending, e.g. covers/kyc-cdd-msbs. */
  name: string;
}

const { pictures, wall } = define(
  'content/pictures/manifest.json (written by npm run pictures)',
  pictureManifestSchema,
  manifest,
);

/**
 * A picture of content/pictures.
 *
 * @param name folders and file name without the ending, e.g. covers/kyc-cdd-msbs
 * @throws Error naming the nearest names when there is none
 */
export function picture(name: string): Picture {
  const files = pictures[name];
  if (files) return { name, ...files };
  throw new Error(
    `There is no picture content/pictures/${name}.*. Nearest: ${nearest(Object.keys(pictures), name).join(', ')}. ` +
      'A new file counts after npm run pictures.',
  );
}

/** The photo gallery in the order of its wall: real photos first, neighbours of different categories. */
export const galleryWall = wall.map(({ category, name }) => ({ category, picture: picture(name) }));
