import { pictureName } from './fields.server.ts';
import { picture } from './pictures.ts';

/** A picture named as folder/name in a content module; components get its files and dimensions. */
export const pictured = pictureName.transform((name) => picture(name));
