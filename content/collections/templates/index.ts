import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { type Template, templateSchema } from './schema.server.ts';

/** The templates to fill in, in their order. Each Markdown file of this folder is one. */
export const templates = readCollection('templates', templateSchema, { arrange: inOrder, unique: TEXT_NAMES });

/** The template at `/templates/<slug>`, or undefined where there is none. */
export const templateBySlug = (slug: string): Template | undefined => templates.find((entry) => entry.slug === slug);
