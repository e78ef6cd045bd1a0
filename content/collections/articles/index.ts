import { byDate, readCollection, TEXT_NAMES } from '#content/schema/entries/collection.server.ts';
import { articleSchema } from './schema.server.ts';

/** The blog's articles, newest first. Each Markdown file of this folder is one. */
export const articles = readCollection('articles', articleSchema, { arrange: byDate, unique: TEXT_NAMES });
