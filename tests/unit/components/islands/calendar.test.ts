import { expect, test } from 'vitest';
import { z } from 'zod';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import {
  focusOfView,
  isInView,
  isoWeekOfRow,
  nearestEntry,
  periodInView,
} from '#components/islands/calendar/period.ts';
import { events } from '#content/collections/events/index.ts';
import { eventWords } from '#content/site/event-words.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';
import { readCases } from '../../../fixtures/cases.ts';

const day = z.string();
const view = z.enum(['month', 'week', 'day']);
const { specified, rows, shown, periods, opened, nearest } = readCases(import.meta, {
  specified: z.array(z.record(z.string(), z.string())),
  rows: z.record(day, z.int()).transform(Object.entries<number>),
  shown: z.array(z.tuple([view, day, day, z.boolean()])),
  periods: z.array(z.tuple([view, day, z.string()])),
  opened: z.array(z.tuple([view, day, day, z.string()])),
  nearest: z.record(day, day).transform(Object.entries<string>),
});

// How the calendar shows its entries is tested in tests/component/calendar.test.tsx, the states of events in
// tests/unit/components/events/events.test.ts.
test('the specification’s three events start and end in London time, or last all day if the hour isn’t known', () => {
  const entries = calendarEntries(events.slice(0, 3), {
    words: eventWords,
    detailsPath: '/eventsdetails',
    imageOf: String,
  });
  expect(entries.map(({ start, end, colour, href }) => ({ start, end, colour, href }))).toEqual(specified);
});

test('an event has the colour that is named after its kind, if there is one, or else the next of five', () => {
  const kinds = ['meeting', 'open day', 'webinar', 'meeting', 'meeting', 'meeting'];
  const upcoming = kinds.map((kind) => sampleEvent({ kind }));
  const entries = calendarEntries(upcoming, { words: eventWords, detailsPath: '', imageOf: String });
  expect(entries.map(({ colour }) => colour)).toEqual([
    'var(--cal-meeting, var(--cal-1))',
    'var(--cal-open-day, var(--cal-2))',
    'var(--cal-webinar, var(--cal-3))',
    ...[4, 5, 1].map((turn) => `var(--cal-meeting, var(--cal-${turn}))`),
  ]);
});

test.each(rows)('the row of %s, from a Sunday, has the number of the ISO week of its Thursday: %i', (day, week) => {
  expect(isoWeekOfRow(new Date(`${day}T00:00`))).toBe(week);
});

test.each(shown)('the %s of %s (weeks begin on Sunday) shows %s: %s', (view, focus, day, shows) => {
  expect(isInView(day, focus, view)).toBe(shows);
});

test.each(periods)('the view %s around %s says that it shows "%s"', (view, focus, period) => {
  expect(periodInView(focus, view, '{first} to {last}')).toBe(period);
});

test.each(opened)('the view %s around %s opens on %s: %s', (view, focus, day) => {
  const days = ['2025-04-10', '2025-07-01', '2025-06-19', '2026-11-02'];
  expect(focusOfView(days, focus, view, '2026-11-20')).toBe(day);
});

test.each(nearest)('the event nearest to %s, or the later of two as near, is on %s', (focus, day) => {
  const entries = ['2025-04-10', '2025-06-19', '2025-07-01'].map((day) => ({ day }));
  expect(nearestEntry(entries, focus)).toEqual({ day });
});
