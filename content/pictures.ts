import { z } from 'zod';
import { manifestFile, picturesFolder, readText } from '#content/schema/contentFolder.server.ts';
import { define } from '#content/schema/define.server.ts';
import { pictureIn } from '#content/schema/fields.server.ts';
import { addIssue, contentError } from '#content/schema/issues.server.ts';
import { type PictureFiles, pictureManifestSchema } from './schema/pictureManifest.server.ts';

export interface Picture extends PictureFiles {
  /**
   * Folders and file name of its source in content/pictures, without the ending, e.g.
   * covers/kyc-cdd-msbs.
   */
  name: string;
}

const { pictures, wall } = define(
  `${manifestFile} (written by scripts/pictures/pictures.ts)`,
  pictureManifestSchema,
  JSON.parse(readText(manifestFile)),
);

/**
 * A picture of content/pictures, by folders and file name without the ending, e.g.
 * covers/kyc-cdd-msbs; throws when there is none.
 */
export function picture(name: string): Picture {
  const found = findPicture(name);
  if (found) return found;
  throw contentError(
    `There is no picture ${picturesFolder}/${name}.*. Name one that is there; a new file counts after npx tsx scripts/pictures/pictures.ts.`,
  );
}

/** Says that a file names a picture that isn't there. */
export const noPicture = (name: string): string =>
  `There is no picture ${picturesFolder}/${name}.*: upload it, or choose another.`;

/** A picture of content/pictures; undefined when there is none. */
export function findPicture(name: string): Picture | undefined {
  const files = pictures[name];
  return files && { name, ...files };
}

/** A picture named as folder/name; components get its files and dimensions. */
export const picturedIn = (folder: string) =>
  pictureIn(folder).transform((name, context) => {
    const found = findPicture(name);
    if (!found) addIssue(context, [], noPicture(name));
    return found ?? z.NEVER;
  });

/**
 * The photo gallery in the order of its wall: real photos first, neighbours of different
 * categories.
 */
export const galleryWall = wall.map(({ category, name }) => ({ category, picture: picture(name) }));
