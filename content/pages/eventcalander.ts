import { defineWords } from '#content/schema/define.server.ts';

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
    /** The second pair of controls, which the views of a week and of a day have. */
    steps: {
      week: { previous: 'Previous week', next: 'Next week' },
      day: { previous: 'Previous day', next: 'Next day' },
    },
    /** Shown in place of the month's name until the visitor's date is known. */
    thisMonth: 'This month',
    /** The days of a week: `{first}` is a day, with its month where that is not the last one’s, and `{last}` a date. */
    range: '{first} to {last}',
    allDay: 'All day',
    /** Whose hours the calendar shows. */
    zone: 'All times are UK time.',
    /** `{period}` is one of the periods, `{count}` the number of events. */
    events: { none: 'No events {period}', one: '1 event {period}', many: '{count} events {period}' },
    periods: { month: 'this month', week: 'this week', day: 'on this day' },
    /** The nearest event, where what is shown has none; `{title}` has its hour. */
    goTo: 'Go to {date}, {title}',
    detailsPath: '/eventsdetails',
  },
  list: { heading: 'All events' },
  back: { label: 'Back to What’s Happening', href: '/whats-happening' },
});

export type CalendarContent = typeof calendarPage;

export type CalendarLabels = CalendarContent['labels'];
