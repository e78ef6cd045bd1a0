import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { inGroups } from './inGroups.ts';
import { PictureProblem } from './problem.ts';

/** Photos that sharp reads; HEIC as far as the computer's sharp can. */
const PHOTO = /\.(jpe?g|png|webp|heic|heif)$/i;
const DRAWING = /\.svg$/i;
/** Notes for people, and what operating systems leave behind. */
const IGNORED = /^\.|^(thumbs\.db|desktop\.ini)$|\.(md|json)$/i;

/** A picture's file as its owner put it into the folder. */
export interface PictureSource {
  /** Where it is, for messages and for reading. */
  path: string;
  /** Its name on the website: folders and file name as slugs, without the ending. */
  name: string;
  kind: 'drawing' | 'photo';
  bytes: number;
  modified: number;
}

/** Text as it may stand in a name: `Café no. 2` becomes `cafe-no-2`. */
function slugOf(part: string): string {
  return part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function nameOf(file: string): string {
  const name = file
    .replace(/\.[^.]+$/, '')
    .split(sep)
    .map(slugOf);
  if (name.includes('')) throw new PictureProblem(file, 'has no letter or number in its name. Rename it.');
  return name.join('/');
}

/**
 * Every picture in a folder and the folders in it, in the order of their names.
 *
 * @param folder usually content/pictures
 * @throws PictureProblem for a file that is no picture the website can show
 */
export async function listSources(folder: string): Promise<PictureSource[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry: Dirent) => entry.isFile() && !IGNORED.test(entry.name));
  const sources = await inGroups(files, 64, async (entry): Promise<PictureSource> => {
    const path = join(entry.parentPath, entry.name);
    const kind = DRAWING.test(entry.name) ? 'drawing' : PHOTO.test(entry.name) ? 'photo' : undefined;
    if (!kind) {
      throw new PictureProblem(path, 'is not a picture that the website can show. Save it as JPEG, PNG or WebP.');
    }
    const { size, mtimeMs } = await stat(path);
    return { path, name: nameOf(relative(folder, path)), kind, bytes: size, modified: mtimeMs };
  });
  const order = new Intl.Collator('en', { numeric: true });
  return sources.sort((a, b) => order.compare(a.path, b.path));
}
