import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeekOfRow } from '#components/islands/calendar/isoWeek.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// The weeks of June 2025 are tested in tests/component/calendar.
test.each([
  ['the Thursday is in the new year', '2024-12-29', 1],
  ['the Thursday is in the old year', '2026-12-27', 53],
  ['the year begins on a Friday', '2020-12-27', 53],
  ['the row before belongs to the old year', '2021-01-03', 1],
])('the week number of a row that starts on Sunday is right at the turn of the year, when %s', (_, day, week) => {
  expect(isoWeekOfRow(new Date(`${day}T00:00`))).toBe(week);
});

test('the week number of a row that starts on Sunday is the ISO week of its Thursday, where week 1 contains 4 January', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 0, max: 365 }), (year, day) => {
      const date = new Date(year, 0, 1 + day);
      const thursday = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() + 4 - date.getDay());
      const fourth = new Date(Date.UTC(new Date(thursday).getUTCFullYear(), 0, 4));
      const firstMonday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
      expect(isoWeekOfRow(date)).toBe(1 + Math.floor((thursday - firstMonday) / DAY_MS / 7));
    }),
  );
});
