import { defineWords } from '#content/schema/define.server.ts';
export type EventLabels = (typeof eventDetails)['labels'];

/** The page of an event that the calendar hands over (specification 2.15). */
export const eventDetails = defineWords('content/pages/eventsdetails.ts', {
  /** What the facts of an event are called, on every page that shows them. */
  labels: { date: 'Date', time: 'Time', duration: 'Duration', speaker: 'Speaker', place: 'Place' },
  /** Shown in place of an event where none was handed over. */
  choose: {
    heading: 'Choose an event',
    text: 'This page shows an event you choose in the calendar, and you have not chosen one yet.',
  },
  noImage: 'No image provided for this event.',
  /** The link to an event's calendar file. */
  addToCalendar: 'Add this event to your calendar',
  back: { label: 'Back to the calendar', href: '/eventcalander' },
});
