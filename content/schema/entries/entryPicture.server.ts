import { findPicture, noPicture, type Picture } from '#content/pictures.ts';
import { entryError } from './collection.server.ts';

/**
 * The picture that a field of an entry names.
 *
 * @throws Error naming the entry's file, line and field, when there is none
 */
export function entryPicture(entry: object, field: string, name: string): Picture {
  const found = findPicture(name);
  if (!found) throw entryError(entry, field, noPicture(name));
  return found;
}
