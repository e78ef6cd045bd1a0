import { picture } from '#content/collections/pictures.ts';
import { pictureName } from './fields.server.ts';

/** A picture named as folder/name in a content module; components get its files and dimensions. */
export const pictured = pictureName.transform((name) => picture(name));
