import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { type FactSheet, factSheetSchema } from './schema.server.ts';

/** The fact sheets in their order. Each Markdown file of this folder is one. */
export const factSheets = readCollection('fact-sheets', factSheetSchema, { arrange: inOrder, unique: TEXT_NAMES });

/** The fact sheet at `/fact-sheets/<slug>`, or undefined where there is none. */
export const factSheetBySlug = (slug: string): FactSheet | undefined => factSheets.find((sheet) => sheet.slug === slug);
