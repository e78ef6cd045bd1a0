import { byDate, readCollection } from '#content/schema/entries/collection.server.ts';
import { webinarSchema } from './schema.server.ts';

/**
 * The webinars of the past with their reports, newest first (specification 2.15). Each Markdown
 * file of this folder is one.
 */
export const webinars = readCollection('webinars', webinarSchema, { arrange: byDate });
