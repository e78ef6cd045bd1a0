import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

/** The page of events; its cards are the meetings of content/collections/events (specification 2.15). */
export const eventsPage = define(
  'content/pages/events.ts',
  z.strictObject({
    lead: text,
    more: text,
    meetings: text,
    webinars: z.strictObject({ heading: text, all: z.strictObject({ label: text, href: path }) }),
  }),
  {
    lead: 'Where members meet in person.',
    more: 'Read More',
    meetings: 'Meetings',
    webinars: { heading: 'Webinars', all: { label: 'Reports of all webinars', href: '/webinars' } },
  },
);
