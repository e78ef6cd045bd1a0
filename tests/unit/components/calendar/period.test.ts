import { expect, test } from 'vitest';
import { type CalendarView, dateOf, isInView, nearestDay, shiftMonth } from '#components/islands/calendar/period.ts';

test.each([
  ['2025-12-10', 1, '2026-01-10'],
  ['2025-01-10', -1, '2024-12-10'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-03-31', -1, '2025-02-28'],
  ['2025-10-31', 1, '2025-11-30'],
])('the date in focus, %s, moved by %i month is %s', (day, months, moved) => {
  expect(shiftMonth(dateOf(day), months)).toEqual(dateOf(moved));
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
  expect(isInView(dateOf(day), dateOf(focus), view)).toBe(shows);
});

test.each([
  ['2026-11-20', '2025-07-01'],
  ['2025-01-01', '2025-04-10'],
  ['2025-06-24', '2025-06-19'],
  ['2025-06-25', '2025-07-01'],
])('the event nearest to %s, or the later of two as near, is on %s', (focus, day) => {
  expect(nearestDay(['2025-04-10', '2025-06-19', '2025-07-01'], dateOf(focus))).toBe(day);
});

test('no event is nearest if there are none', () => expect(nearestDay([], dateOf('2025-06-15'))).toBeUndefined());
