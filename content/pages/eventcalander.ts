import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { feeds } from '#content/site/feeds.ts';

const calendarLabels = z.strictObject({
  /** Name of the group of the three views. */
  view: text,
  month: text,
  week: text,
  day: text,
  previous: text,
  next: text,
  today: text,
  /** Stands for the month's name until the visitor's date is known. */
  thisMonth: text,
  /** The days of a week: `{first}` is a day, with its month where that is not the last one’s, and `{last}` a date. */
  range: text,
  allDay: text,
  noEvents: text,
  oneEvent: text,
  /** `{count}` is the number of events. */
  manyEvents: text,
  /** `{date}` is the nearest event’s month, e.g. July 2025, in the month view, and its day in the others. */
  goTo: text,
  detailsPath: path,
});

export type CalendarLabels = z.output<typeof calendarLabels>;

/** The calendar page (specification 2.15 and 4). */
export const calendar = define(
  'content/pages/eventcalander.ts',
  z.strictObject({
    lead: text,
    labels: calendarLabels,
    list: z.strictObject({ heading: text }),
    /** All events as one calendar that stays up to date. */
    subscribe: z.strictObject({ label: text, href: text }),
    back: z.strictObject({ label: text, href: path }),
  }),
  {
    lead: 'Meetings and webinars for members and guests.',
    labels: {
      view: 'View',
      month: 'Month',
      week: 'Week',
      day: 'Day',
      previous: 'Previous',
      next: 'Next',
      today: 'Today',
      thisMonth: 'This month',
      range: '{first} to {last}',
      allDay: 'All day',
      noEvents: 'No events this month',
      oneEvent: '1 event this month',
      manyEvents: '{count} events this month',
      goTo: 'Go to {date}',
      detailsPath: '/eventsdetails',
    },
    list: { heading: 'All events' },
    subscribe: { label: 'Subscribe to all events', href: feeds.events.href },
    back: { label: 'Back to What’s Happening', href: '/whats-happening' },
  },
);

export type CalendarContent = typeof calendar;
