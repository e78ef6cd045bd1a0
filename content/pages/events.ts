import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { slug, text } from '#content/schema/fields.server.ts';

/** The page of the events that take place in a room (specification 2.15); content/collections/events has the events. */
export const eventsPage = define(
  'content/pages/events.ts',
  z.strictObject({
    lead: text,
    more: text,
    /** What an event's card says, by the event's slug; others show the event's description. */
    excerpts: z.record(slug, text),
  }),
  {
    lead: 'Where members meet in person.',
    more: 'Read More',
    excerpts: {
      'welcome-msb-meet-up':
        'The inaugural members’ gathering, at a law firm’s office in London. Over 50 people attended.',
    },
  },
);
