import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { isoDate, path, pictureName, text } from '#content/schema/fields.server.ts';

/** The page of events, with the one that has taken place (specification 2.15). */
export const eventsPage = define(
  'content/pages/events.ts',
  z.strictObject({
    title: text,
    lead: text,
    more: text,
    cards: z
      .array(z.strictObject({ title: text, date: isoDate, excerpt: text, picture: pictureName, href: path }))
      .min(1),
  }),
  {
    title: 'Events',
    lead: 'Where members meet in person.',
    more: 'Read More',
    cards: [
      {
        title: 'Welcome MSB Meet-Up 19th June 2025',
        date: '2025-06-19',
        excerpt: 'The inaugural members’ gathering, at a law firm’s office in London. Over 50 people attended.',
        picture: 'covers/events',
        href: '/welcome-msb-meet-up-19th-june-2025',
      },
    ],
  },
);
