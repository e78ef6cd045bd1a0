import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { factSheetSchema } from './schema.server.ts';

/** The fact sheets in their order. Each Markdown file of this folder is one. */
export const factSheets = readCollection('fact-sheets', factSheetSchema, { arrange: inOrder, unique: TEXT_NAMES });
