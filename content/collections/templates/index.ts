import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { templateSchema } from './schema.server.ts';

/** The templates to fill in, in their order. Each Markdown file of this folder is one. */
export const templates = readCollection('templates', templateSchema, { arrange: inOrder, unique: TEXT_NAMES });
