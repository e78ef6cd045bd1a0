import { welcomeVenue } from '#content/collections/welcome-venue.ts';
import type { CalendarEventInput } from './schema.server.ts';

export const event = {
  slug: 'welcome-msb-meet-up',
  year: 2025,
  month: 5,
  day: 19,
  title: 'Welcome MSB Meet-Up',
  time: '6:00 PM',
  duration: '3 hours',
  speaker: '',
  description:
    '<p>The inaugural members’ gathering: a welcome from the board, one speaker, two keynotes and time to meet other members.</p>',
  link: '/events',
  image: 'covers/events',
  redirectUrl: '/welcome-msb-meet-up-19th-june-2025',
  isCompleted: true,
  start: '2025-06-19T18:00:00+01:00',
  end: '2025-06-19T21:00:00+01:00',
  place: welcomeVenue,
} satisfies CalendarEventInput;
