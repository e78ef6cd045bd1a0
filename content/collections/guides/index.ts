import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { guideSchema } from './schema.server.ts';

/**
 * The how-to series in its order (specification 2.14). Each Markdown file of this folder is a
 * guide.
 */
export const guides = readCollection('guides', guideSchema, { arrange: inOrder, unique: TEXT_NAMES });
