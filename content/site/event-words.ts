import { defineWords } from '#content/schema/define.server.ts';

/** What the states of an event are called, wherever it is shown. */
export const eventWords = defineWords('content/site/event-words.ts', {
  planned: 'Planned',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  rescheduled: 'Rescheduled',
  /** What each means, after its word. `{former}` is the day on which the event was to be. */
  notes: {
    cancelled: 'This event will not take place.',
    postponed: 'This event will not take place on {former}. There is no new date yet.',
    rescheduled: 'This event was due to take place on {former}.',
  },
  /** What lists say of an event that has moved. */
  moved: '{state} from {former}',
  /** Where pages say what comes next: the next event or, without one, the last. */
  next: {
    planned: 'Next event: {title}, {date}.',
    last: 'No events are planned at the moment. The last was on {date}.',
    none: 'No events are planned at the moment.',
    subscribe: { label: 'Subscribe to our calendar', href: '/eventcalander' },
  },
  /** The title of an event that is off or has moved, where its state appears nowhere else. */
  titled: '{state}: {title}',
});

export type EventWords = typeof eventWords;
