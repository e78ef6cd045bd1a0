import { defineWords } from '#content/schema/define.server.ts';

/** The calendar page (specification 2.15 and 4). */
export const calendarPage = defineWords('content/pages/eventcalander.ts', {
  labels: {
    /** Name of the group of the three views. */
    view: 'View',
    month: 'Month',
    week: 'Week',
    day: 'Day',
    previous: 'Previous',
    next: 'Next',
    today: 'Today',
    /**
     * The second pair of controls, which the views of a week and of a day have: the month's keeps
     * the words Previous and Next.
     */
    steps: {
      week: { previous: 'Earlier week', next: 'Later week' },
      day: { previous: 'Earlier day', next: 'Later day' },
    },
    allDay: 'All day',
    /** Whose hours the calendar shows. */
    zone: 'All times are UK time.',
    /** `{period}` is one of the periods, `{count}` the number of events. */
    events: { none: 'No events {period}', one: '1 event {period}', many: '{count} events {period}' },
    periods: { month: 'this month', week: 'this week', day: 'on this day' },
    /**
     * The way to the next event or, where none is planned, to the last, from where nothing is
     * shown.
     */
    goTo: { next: 'Next event: {date}', last: 'Last event: {date}' },
    detailsPath: '/eventsdetails',
  },
  list: { heading: 'All events' },
  back: { label: 'Back to What’s Happening', href: '/whats-happening' },
});

export type CalendarContent = typeof calendarPage;

export type CalendarLabels = CalendarContent['labels'];
