import { byDate, readCollection } from '#content/schema/entries/collection.server.ts';
import { type Webinar, webinarSchema } from './schema.server.ts';

/** The webinars of the past with their reports, newest first (specification 2.15). Each Markdown file of this folder is one. */
export const webinars: Webinar[] = readCollection('webinars', webinarSchema, { arrange: byDate });

/** The webinar whose report is at `/<slug>`, or undefined where there is none. */
export const webinarBySlug = (slug: string): Webinar | undefined => webinars.find((webinar) => webinar.slug === slug);
