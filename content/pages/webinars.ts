import { defineWords } from '#content/schema/define.server.ts';

/** The list of webinars and what their reports have in common (specification 2.15). */
export const webinarPages = defineWords('content/pages/webinars.ts', {
  list: {
    lead: 'Each webinar spends an hour on one subject, and the report gives you the points worth remembering.',
    more: 'Read More',
    /** In place of the archive; the same on other lists. */
    none: 'There are no reports here yet.',
  },
  report: {
    /** The labels of the facts in the head; the time is next to the date. */
    facts: { platform: 'Platform', attendance: 'Attendance' },
    highlights: 'Highlights',
  },
  others: {
    heading: 'More webinars',
    announcement: 'How this webinar was announced',
    all: { label: 'All webinars', href: '/webinars' },
  },
});
