import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { statusOf, titleWithStatus } from '#components/events/eventStatus.ts';
import { isTime, parseHandedEvent } from '#components/events/handedEvent.ts';
import { outlookOf } from '#components/events/outlook.ts';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { isInView, isoWeekOfRow, nextOrLast, periodInView } from '#components/islands/calendar/period.ts';
import { events } from '#content/collections/events/index.ts';
import { eventWords } from '#content/site/event-words.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';
import { readCases } from '../../../fixtures/cases.ts';
import { EVENT } from '../../../fixtures/handedEvent.ts';

// How an event is shown is tested in tests/component/event.test.tsx.
test('an event that was handed over needs only its title and the clicked date', () => {
  const empty = Object.fromEntries(Object.keys(EVENT).map((name) => [name, '']));
  const { event } = parseHandedEvent({ event: { title: 'Sample' }, date: '2025-09-12' }) ?? {};
  expect(event).toEqual({ ...empty, title: 'Sample' });
});

const text = z.string();
const view = z.enum(['month', 'week', 'day']);
const { rejected, badImages, times, noTimes, statuses, ...calendar } = readCases(import.meta, {
  rejected: z.record(text, z.unknown()),
  badImages: z.array(z.unknown()),
  times: z.array(text),
  noTimes: z.array(text),
  statuses: z.array(z.tuple([text, text, text])),
  specified: z.array(z.record(text, text)),
  rows: z.record(text, z.int()).transform(Object.entries<number>),
  shown: z.array(z.tuple([view, text, text, z.boolean()])),
  periods: z.array(z.tuple([view, text, text])),
});

test.each(Object.entries(rejected))('an event that was handed over is rejected if %s', (_, value) =>
  expect(parseHandedEvent(value ?? undefined)).toBeUndefined(),
);

test.each(badImages)('an event that was handed over has no image if its address is %j', (image) => {
  const stored = { event: { ...EVENT, image }, date: EVENT.date };
  expect(parseHandedEvent(stored)?.event.image).toBe('');
});

test.each(times)('"%s" is the time of an event', (text) => expect(isTime(text)).toBe(true));

test.each(noTimes)('%j is not a time, so the event lasts all day', (text) => expect(isTime(text)).toBe(false));

const MOVED = { status: 'rescheduled', formerStarts: ['2099-05-12', '2099-05-19 18:00'] };

describe('the status of an event', () => {
  test.each(statuses)('is a word and a sentence if it is %s, also after its day', (status, word, note) => {
    expect(statusOf(sampleEvent({ status }), eventWords)).toEqual({ word, listed: word, note, off: true });
    expect(statusOf({ ...sampleEvent({ status }), isCompleted: true }, eventWords)).toMatchObject({ word });
  });

  test('has the former day if it has moved, until it is over; there is none if it is on again', () => {
    const note = 'This event was to be on 19 May 2099.';
    expect(statusOf(sampleEvent(MOVED), eventWords)).toEqual({
      word: 'Rescheduled',
      note,
      off: false,
      listed: 'Rescheduled from 19 May 2099',
    });
    expect(statusOf({ ...sampleEvent(MOVED), isCompleted: true }, eventWords)).toBeUndefined();
    expect(statusOf(sampleEvent({ status: 'reinstated' }), eventWords)).toBeUndefined();
  });

  test('stands before its title', () => {
    expect(titleWithStatus(sampleEvent({ status: 'cancelled' }), eventWords)).toBe('Cancelled: Sample');
    expect(titleWithStatus(sampleEvent({ title: '$& 50' }), eventWords)).toBe('$& 50');
    expect(titleWithStatus(sampleEvent({ title: '$& 50', status: 'cancelled' }), eventWords)).toBe('Cancelled: $& 50');
  });
});

// How the calendar shows its entries is tested in tests/component/calendar.test.tsx.
test('the specification’s three events start and end in London time, or last all day if the hour isn’t known', () => {
  const entries = calendarEntries(events.slice(0, 3), {
    words: eventWords,
    detailsPath: '/eventsdetails',
    imageOf: String,
  });
  expect(entries.map(({ start, end, colour, href }) => ({ start, end, colour, href }))).toEqual(calendar.specified);
});

test.each(calendar.rows)(
  'the row of %s, from a Sunday, has the number of the ISO week of its Thursday: %i',
  (day, week) => {
    expect(isoWeekOfRow(new Date(`${day}T00:00`))).toBe(week);
  },
);

test.each(calendar.shown)('the %s of %s (weeks begin on Sunday) shows %s: %s', (view, focus, day, shows) => {
  expect(isInView(day, focus, view)).toBe(shows);
});

test.each(calendar.periods)('the view %s around %s says that it shows "%s"', (view, focus, period) => {
  expect(periodInView(focus, view, '{first} to {last}')).toBe(period);
});

test('the event to go to is the next that takes place or, where none is planned, the last', () => {
  const entries = ['2025-04-10', '2025-06-19', '2025-07-01'].map((day) => ({ day, overAt: `${day}T21:00:00+01:00` }));
  const off = { day: '2025-09-01' };
  const at = (now: string) => nextOrLast([...entries, off], new Date(now));
  expect(at('2025-06-19T19:59:59Z')).toEqual({ day: '2025-06-19', is: 'next' });
  expect(at('2025-06-19T20:00:00Z')).toEqual({ day: '2025-07-01', is: 'next' });
  expect(at('2026-11-20T00:00:00Z')).toEqual({ day: '2025-07-01', is: 'last' });
  expect(nextOrLast([off], new Date())).toEqual({ is: 'last' });
});

test('what comes next is the next event that takes place, without one the day of the last, and changes once that is over', () => {
  const [over, next, later] = ['2025-06-19', '2099-06-19 18:00', '2099-07-01'].map((start) => sampleEvent({ start }));
  const off = sampleEvent({ start: '2099-05-01', status: 'cancelled' });
  const textsOf = (...events: (typeof off | undefined)[]) => {
    const { text, afterwards } = outlookOf(
      events.flatMap((event) => event ?? []),
      eventWords,
    );
    return [text, afterwards].map((sentence) => sentence.replaceAll('\u00a0', ' '));
  };
  expect(textsOf(over, off, next, later)).toEqual([
    'Next event: Sample, 19 June 2099.',
    'Next event: Sample, 1 July 2099.',
  ]);
  expect(textsOf(over, next)[1]).toBe('No event is planned. The last was on 19 June 2099.');
  expect(textsOf(over, off)[0]).toBe('No event is planned. The last was on 19 June 2025.');
  expect(textsOf()[0]).toBe('No event is planned.');
});
