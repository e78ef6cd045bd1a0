import { byDate, readCollection } from '#content/schema/entries/collection.server.ts';
import { newsSchema } from './schema.server.ts';

/** The news, newest first. Each Markdown file of this folder is one item. */
export const news = readCollection('news', newsSchema, { arrange: byDate, unique: ['id'] });
