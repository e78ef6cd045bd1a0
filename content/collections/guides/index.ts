import { inOrder, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { type Guide, guideSchema } from './schema.server.ts';

/** The how-to series in its order (specification 2.14). Each Markdown file of this folder is a guide. */
export const guides = readCollection('guides', guideSchema, { arrange: inOrder, unique: TEXT_NAMES });

/** The guide at `/<slug>`, or undefined where the series has none. */
export const guideBySlug = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug);
