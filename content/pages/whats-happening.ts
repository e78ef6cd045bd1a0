import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const hubCard = z.strictObject({
  title: text,
  text,
  picture: pictured,
  alt: text,
  button: z.strictObject({ label: text, href: path }),
});

/** The way to the calendar and to the events (specification 2.15). */
export const whatsHappening = define(
  'content/pages/whats-happening.ts',
  z.strictObject({ lead: text, cards: z.array(hubCard).length(2) }),
  {
    lead: 'When members meet, and what came of it.',
    cards: [
      {
        title: 'Calendar',
        text: 'Meetings and webinars by month, week or day. Those that are over lead to their reports.',
        picture: 'covers/calendar',
        alt: 'A calendar sheet before a rosette (sample artwork)',
        button: { label: 'View Schedule', href: '/eventcalander' },
      },
      {
        title: 'Events',
        text: 'The members’ first gathering in London: the invitation, the schedule and how the evening went.',
        picture: 'covers/events',
        alt: 'The City of London by night (sample artwork)',
        button: { label: 'View Events', href: '/events' },
      },
    ],
  },
);
