import type { CalendarEventInput } from './schema.server.ts';

export const event = {
  slug: 'bank-accounts-webinar',
  year: 2025,
  month: 6,
  day: 1,
  title: 'Webinar: bank accounts for MSB businesses',
  time: '1:00 PM',
  duration: '60 mins',
  speaker: 'Sample speaker',
  description: '<p>What banks look for in a money service business, and how to be ready for them before you apply.</p>',
  link: '/webinar-bank-accounts-for-msb-businesses',
  image: 'covers/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  redirectUrl: '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  isCompleted: true,
  start: '2025-07-01T13:00:00+01:00',
  end: '2025-07-01T14:00:00+01:00',
  place: { name: 'Online' },
} satisfies CalendarEventInput;
