import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const formerly = z.string().includes('{former}');

const schema = z.strictObject({
  planned: text,
  completed: text,
  cancelled: text,
  postponed: text,
  rescheduled: text,
  /** What each means, after its word. `{former}` is the day on which the event was to be. */
  notes: z.strictObject({ cancelled: text, postponed: formerly, rescheduled: formerly }),
  /** Where pages say what comes next; the title of a planned event stands in the place of `none`. */
  next: z.strictObject({ none: text, text, more: text, calendar: z.strictObject({ label: text, href: path }) }),
  /** The title of an event that is off or has moved, where its state stands nowhere else. */
  titled: z.string().includes('{state}').includes('{title}'),
});

export type EventWords = z.output<typeof schema>;

/** What the states of an event are called, wherever it is shown. */
export const eventWords: EventWords = define('content/site/event-words.ts', schema, {
  planned: 'Planned',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  rescheduled: 'Rescheduled',
  notes: {
    cancelled: 'This event does not take place.',
    postponed: 'This event does not take place on {former}. The new date is not known yet.',
    rescheduled: 'This event was to be on {former}.',
  },
  next: {
    none: 'New dates, in your own calendar',
    text: 'No date is fixed yet. Subscribe, and the next one appears by itself.',
    more: 'About this event',
    calendar: { label: 'The calendar so far', href: '/eventcalander' },
  },
  titled: '{state}: {title}',
});
