import { picture } from '#content/pictures.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { welcomeMeet } from './welcome-msb-meet-up-19th-june-2025.ts';

/** The way to the calendar and to the events (specification 2.15). */
export const whatsHappening = defineWords('content/pages/whats-happening.ts', {
  lead: 'Upcoming events, and reports of past ones.',
  cards: [
    {
      title: 'Calendar',
      text: 'Meetings and webinars by month, week or day. Past events link to their reports.',
      picture: picture('covers/calendar'),
      alt: 'A calendar page in front of a rosette',
      button: { label: 'View Schedule', href: '/eventcalander' },
    },
    {
      title: 'Events',
      text: `The members’ first gathering in London: the invitation, the schedule${welcomeMeet.report ? ' and how the evening went' : ''}.`,
      picture: picture('covers/events'),
      alt: 'The City of London by night',
      button: { label: 'View Events', href: '/events' },
    },
  ],
});
