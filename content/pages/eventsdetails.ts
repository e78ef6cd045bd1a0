import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const schema = z.strictObject({
  /** What the facts of an event are called, on every page that shows them. */
  labels: z.strictObject({ date: text, time: text, duration: text, speaker: text }),
  /** Shown in place of an event where none was handed over. */
  choose: z.strictObject({ heading: text, text, plate: z.strictObject({ picture: pictured, alt: text }) }),
  noImage: text,
  /** The link to an event's calendar file. */
  addToCalendar: text,
  back: z.strictObject({ label: text, href: path }),
});

export type EventDetailsContent = z.output<typeof schema>;
export type EventLabels = EventDetailsContent['labels'];

/** The page of an event that the calendar hands over (specification 2.15). */
export const eventDetails = define('content/pages/eventsdetails.ts', schema, {
  labels: { date: 'Date', time: 'Time', duration: 'Duration', speaker: 'Speaker' },
  choose: {
    heading: 'Choose an event',
    text: 'This page shows an event that you choose in the calendar, and none was chosen.',
    plate: { picture: 'covers/calendar', alt: 'A calendar sheet before a rosette (sample artwork)' },
  },
  noImage: 'No image provided for this event.',
  addToCalendar: 'Add to calendar',
  back: { label: 'Back to the calendar', href: '/eventcalander' },
});
