import { defineWords } from '#content/schema/define.server.ts';

/**
 * The page of events; its meetings are those of content/collections/events (specification
 * 2.15).
 */
export const eventsPage = defineWords('content/pages/events.ts', {
  lead: 'Where members meet in person.',
  meetings: 'Meetings',
  webinars: { heading: 'Webinars', all: { label: 'Reports of all webinars', href: '/webinars' } },
});
