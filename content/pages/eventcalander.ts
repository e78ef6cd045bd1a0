import { defineWords } from '#content/schema/words.server.ts';
import { eventsFeed } from '#content/site/feeds.ts';

/** The calendar page (specification 2.15 and 4). */
export const calendarPage = defineWords('content/pages/eventcalander.ts', {
  lead: 'Meetings and webinars for members and guests.',
  labels: {
    /** Name of the group of the three views. */
    view: 'View',
    month: 'Month',
    week: 'Week',
    day: 'Day',
    previous: 'Previous',
    next: 'Next',
    today: 'Today',
    /** Stands for the month's name until the visitor's date is known. */
    thisMonth: 'This month',
    /** The days of a week: `{first}` is a day, with its month where that is not the last one’s, and `{last}` a date. */
    range: '{first} to {last}',
    allDay: 'All day',
    noEvents: 'No events this month',
    oneEvent: '1 event this month',
    /** `{count}` is the number of events. */
    manyEvents: '{count} events this month',
    /** `{date}` is the nearest event’s month, e.g. July 2025, in the month view, and its day in the others. */
    goTo: 'Go to {date}',
    detailsPath: '/eventsdetails',
  },
  list: { heading: 'All events' },
  subscribe: { label: 'Subscribe to all events', href: eventsFeed.href },
  back: { label: 'Back to What’s Happening', href: '/whats-happening' },
});

export type CalendarContent = typeof calendarPage;

export type CalendarLabels = CalendarContent['labels'];
