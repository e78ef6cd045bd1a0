import { describe, expect, test } from 'vitest';
import { dateOf, isInView, monthTitle, nearestDay, shiftMonth } from '#components/islands/calendar/period.ts';

const iso = (date: Date) =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

describe('the date in focus', () => {
  test.each([
    ['2025-06-24', 1, '2025-07-24'],
    ['2025-06-24', -1, '2025-05-24'],
    ['2025-12-10', 1, '2026-01-10'],
    ['2025-01-10', -1, '2024-12-10'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-10-31', 1, '2025-11-30'],
  ])('%s moved by %i month is %s', (day, months, expected) => {
    expect(iso(shiftMonth(dateOf(day), months))).toBe(expected);
  });

  test('gives the calendar its title', () => {
    expect(monthTitle(dateOf('2025-06-01'))).toBe('June 2025');
  });
});

describe('a view', () => {
  const shows = (day: string, focus: string, view: 'month' | 'week' | 'day') =>
    isInView(dateOf(day), dateOf(focus), view);

  test('of a month shows its own days, and not those of the months around it', () => {
    expect(shows('2025-06-30', '2025-06-01', 'month')).toBe(true);
    expect(shows('2025-07-01', '2025-06-30', 'month')).toBe(false);
    expect(shows('2024-06-15', '2025-06-15', 'month')).toBe(false);
  });

  test('of a week runs from Sunday to Saturday, also across the end of a month and a clock change', () => {
    expect(shows('2025-06-29', '2025-07-05', 'week')).toBe(true);
    expect(shows('2025-07-05', '2025-07-06', 'week')).toBe(false);
    expect(shows('2025-03-30', '2025-03-31', 'week')).toBe(true);
    expect(shows('2025-03-29', '2025-03-30', 'week')).toBe(false);
  });

  test('of a day shows that day only', () => {
    expect(shows('2025-06-19', '2025-06-19', 'day')).toBe(true);
    expect(shows('2025-06-19', '2025-06-20', 'day')).toBe(false);
  });
});

describe('the nearest event', () => {
  const days = ['2025-04-10', '2025-06-19', '2025-07-01'];

  test.each([
    ['2026-11-20', '2025-07-01'],
    ['2025-01-01', '2025-04-10'],
    ['2025-06-24', '2025-06-19'],
    ['2025-06-25', '2025-07-01'],
  ])('to %s is on %s', (focus, day) => {
    expect(nearestDay(days, dateOf(focus))).toBe(day);
  });

  test('is the later of two at the same distance', () => {
    expect(nearestDay(['2025-06-10', '2025-06-20'], dateOf('2025-06-15'))).toBe('2025-06-20');
  });

  test('is undefined without events', () => {
    expect(nearestDay([], dateOf('2025-06-15'))).toBeUndefined();
  });
});
