import { expect, test } from 'vitest';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { isoWeekOfRow } from '#components/islands/calendar/isoWeek.ts';
import {
  type CalendarView,
  focusOfView,
  isInView,
  nearestEntry,
  periodInView,
} from '#components/islands/calendar/period.ts';
import { events } from '#content/collections/events/index.ts';
import { eventWords } from '#content/site/event-words.ts';

// How the calendar shows its entries is tested in tests/component/calendar.test.tsx, the states of events in
// tests/unit/pages/eventStatus.test.ts.
test('the specification’s three events start and end in London time, or last all day if the hour isn’t known', () => {
  const entries = calendarEntries(events.slice(0, 3), {
    words: eventWords,
    detailsPath: '/eventsdetails',
    imageOf: String,
  });
  expect(entries.map(({ start, end, tone, href }) => [start, end, tone, href])).toEqual([
    ['2025-04-10', undefined, 'done', '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs'],
    ['2025-06-19T18:00', '2025-06-19T21:00', 'done', '/welcome-msb-meet-up-19th-june-2025'],
    ['2025-07-01T13:00', '2025-07-01T14:00', 'done', '/dosand-donts-to-get-a-bank-account-for-your-msb-business'],
  ]);
});

test.each([
  ['2025-06-01', 23],
  ['2025-06-07', 23],
  ['2020-12-27', 53],
  ['2021-01-02', 53],
  ['2021-01-03', 1],
  ['2024-12-29', 1],
  ['2027-01-02', 53],
  // The clocks go forward on the Sunday and back on the Sunday.
  ['2026-03-29', 14],
  ['2026-10-25', 44],
])('the row of %s, from a Sunday, has the number of the ISO week of its Thursday: %i', (day, week) => {
  expect(isoWeekOfRow(new Date(`${day}T00:00`))).toBe(week);
});

test.each<[view: CalendarView, focus: string, day: string, shows: boolean]>([
  ['month', '2025-06-01', '2025-06-30', true],
  ['month', '2025-06-30', '2025-07-01', false],
  ['month', '2025-06-15', '2024-06-15', false],
  ['week', '2025-07-05', '2025-06-29', true],
  ['week', '2025-07-06', '2025-07-05', false],
  ['week', '2025-03-31', '2025-03-30', true],
  ['week', '2025-03-30', '2025-03-29', false],
  ['day', '2025-06-19', '2025-06-19', true],
  ['day', '2025-06-20', '2025-06-19', false],
])('the %s of %s (weeks begin on Sunday) shows %s: %s', (view, focus, day, shows) => {
  expect(isInView(day, focus, view)).toBe(shows);
});

test.each<[view: CalendarView, focus: string, shown: string]>([
  ['week', '2025-06-19', '15 to 21 June 2025'],
  ['week', '2025-07-01', '29 June to 5 July 2025'],
  ['day', '2025-06-19', '19\u00a0June 2025'],
  ['month', '2025-06-19', ''],
])('the view %s around %s says that it shows "%s"', (view, focus, shown) => {
  expect(periodInView(focus, view, '{first} to {last}')).toBe(shown);
});

test.each<[view: CalendarView, focus: string, opened: string, why: string]>([
  ['week', '2025-06-24', '2025-06-19', 'the month’s first event'],
  ['day', '2025-06-01', '2025-06-19', 'the month’s first event'],
  ['week', '2025-06-17', '2025-06-17', 'the date in focus, whose week has an event'],
  ['week', '2025-05-24', '2025-05-24', 'the date in focus, whose month has no events'],
  ['week', '2026-11-23', '2026-11-23', 'the date in focus, as it is in today’s month'],
])('the view %s around %s opens on %s: %s', (view, focus, opened) => {
  const days = ['2025-04-10', '2025-07-01', '2025-06-19', '2026-11-02'];
  expect(focusOfView(days, focus, view, '2026-11-20')).toBe(opened);
});

test.each([
  ['2026-11-20', '2025-07-01'],
  ['2025-01-01', '2025-04-10'],
  ['2025-06-24', '2025-06-19'],
  ['2025-06-25', '2025-07-01'],
])('the event nearest to %s, or the later of two as near, is on %s', (focus, day) => {
  const entries = ['2025-04-10', '2025-06-19', '2025-07-01'].map((day) => ({ day }));
  expect(nearestEntry(entries, focus)).toEqual({ day });
});
