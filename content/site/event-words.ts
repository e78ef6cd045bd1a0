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
    cancelled: 'This event does not take place.',
    postponed: 'This event does not take place on {former}. The new date is not known yet.',
    rescheduled: 'This event was to be on {former}.',
  },
  /** What lists say of an event that has moved. */
  moved: '{state} from {former}',
  /** Where pages say what comes next: the next event or, without one, the last. */
  next: {
    planned: 'Next event: {title}, {date}.',
    last: 'No event is planned. The last was on {date}.',
    none: 'No event is planned.',
    subscribe: { label: 'Subscribe', href: '/eventcalander#all-events' },
  },
  /** The title of an event that is off or has moved, where its state appears nowhere else. */
  titled: '{state}: {title}',
});

export type EventWords = typeof eventWords;
