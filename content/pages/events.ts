import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** The page of events; its cards are the meetings of content/collections/events (specification 2.15). */
export const eventsPage = define('content/pages/events.ts', z.strictObject({ lead: text, more: text }), {
  lead: 'Where members meet in person.',
  more: 'Read More',
});
