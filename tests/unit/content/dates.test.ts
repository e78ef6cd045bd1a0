import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays } from '#components/sections/compliance-calendar/businessDays.shared.ts';
import { monthsBetween } from '#components/sections/compliance-calendar/plan.shared.ts';
import { addDays, addMonths, isCalendarDate, isoDay, today } from '#content/shared/dates.ts';
import { anyDay, forAll } from '../../fixtures/cases.ts';

const NONE = { from: '1900-01-01', to: '2199-12-31', days: [] };
const date = anyDay('1950-01-01', '2150-12-31');
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('a calendar date', () => {
  test.each(['2026-12-31', '2028-02-29'])('%s exists', (day) => expect(isCalendarDate(day)).toBe(true));

  const NO_DATES = ['', '2027-02-29', '2026-13-01', '2026-1-1', '0026-01-01', 'tomorrow', '2026-11-20T00:00'];
  test.each(NO_DATES)('"%s" does not', (day) => expect(isCalendarDate(day)).toBe(false));

  test('is the day as written, or the day in UTC of a Date', () => {
    expect(isoDay('2025-06-19T00:30:00+01:00')).toBe('2025-06-19');
    expect(isoDay(new Date('2025-06-19T00:30:00+01:00'))).toBe('2025-06-18');
  });

  test('of today is the date in the visitor’s time zone', () => {
    expect(today(new Date(2026, 10, 20, 0, 5))).toBe('2026-11-20');
    expect(today(new Date(2026, 10, 20, 23, 55))).toBe('2026-11-20');
  });
});

test('counting by months gives the same day of the requested month, or its last day', () => {
  forAll([date, fc.integer({ min: -240, max: 240 })], (from, months) => {
    const to = addMonths(from, months);
    expect(monthsBetween(from, to)).toBe(months);
    const isLast = addDays(to, 1).endsWith('-01');
    expect(to.slice(8) === from.slice(8) || (isLast && to.slice(8) < from.slice(8))).toBe(true);
  });
});

test('counting days forward and back ends on the first date', () => {
  forAll([date, fc.integer({ min: -2000, max: 2000 })], (from, days) => {
    expect(addDays(addDays(from, days), -days)).toBe(from);
  });
});

test('counting business days skips weekends and holidays only', () => {
  const offset = fc.integer({ min: -90, max: 90 });
  const counts = fc.integer({ min: 0, max: 60 });
  forAll([date, counts, fc.constantFrom(1, -1), fc.array(offset)], (from, count, way, offsets) => {
    const days = offsets.map((offset) => addDays(from, offset));
    const to = addBusinessDays(from, way * count, { ...NONE, days });
    const length = way * daysBetween(from, to);
    const passed = Array.from({ length }, (_, index) => addDays(from, way * (index + 1)));
    const worked = passed.filter((day) => !isWeekend(day) && !days.includes(day));
    expect([worked.length, worked.at(-1) ?? from]).toEqual([count, to]);
  });
});
