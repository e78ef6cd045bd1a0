import { describe, expect, test } from 'vitest';
import { parseHandedEvent } from '#components/events/handedEvent.ts';
import { calendarEntries, DONE } from '#components/islands/calendar/calendarEntry.ts';
import {
  type CalendarView,
  isInView,
  isoWeekOfRow,
  nextOrLast,
  periodInView,
} from '#components/islands/calendar/period.ts';
import { events } from '#content/collections/events/index.ts';
import { nextEventOf } from '#pages/model/nextEvent.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';
import { EVENT } from '../../../fixtures/samples.ts';

// How an event is shown is tested in tests/component/event.test.tsx.
test('an event that was handed over needs only its title and the clicked date', () => {
  const empty = Object.fromEntries(Object.keys(EVENT).map((name) => [name, '']));
  const { event } = parseHandedEvent({ event: { title: 'Sample' }, date: '2025-09-12' }) ?? {};
  expect(event).toEqual({ ...empty, title: 'Sample' });
});

test.each<[what: string, stored: unknown]>([
  ['nothing was stored', undefined],
  ['something else was stored', [1, 2]],
  ['the title is missing', { event: {}, date: '2025-09-12' }],
  ['the title is blank', { event: { title: '  ' }, date: '2025-09-02' }],
  ['a field is not text', { event: { title: 'Sample', speaker: { name: 'Sample' } }, date: '2025-09-02' }],
  ['the date is missing', { event: { title: 'Sample' }, date: null }],
  ['the date is not a date', { event: { title: 'Sample' }, date: '12 September 2025' }],
  ['the date is not in the calendar', { event: { title: 'Sample' }, date: '2025-02-30' }],
])('an event that was handed over is rejected if %s', (_, stored) => expect(parseHandedEvent(stored)).toBeUndefined());

test.each(['javascript:alert(1)', '//evil.example/x.png', 'data:image/svg+xml,x', 'http://a.example/x.png', null, 7])(
  'an event that was handed over has no image if its address is %j',
  (image) => {
    const stored = { event: { ...EVENT, image }, date: EVENT.date };
    expect(parseHandedEvent(stored)?.event.image).toBe('');
  },
);

const MOVED = { status: 'rescheduled', formerStarts: ['2026-05-12', '2026-05-19 18:00'] };
const OVER = { start: '2026-06-19 18:00' };

describe('the status of an event', () => {
  test.each([
    ['cancelled', 'Cancelled', 'This event will not take place.'],
    ['postponed', 'Postponed', 'This event will not take place on 19 June 2099. There is no new date yet.'],
  ])('is a word and a sentence if it is %s, also after its day', (status, word, note) => {
    expect(sampleEvent({ status })).toMatchObject({ notice: { word, listed: word, note }, isCancelled: true });
    expect(sampleEvent({ ...OVER, status })).toMatchObject({ notice: { word }, isCompleted: true });
  });

  test('shows the former day of a moved event until it is over', () => {
    expect(sampleEvent(MOVED)).toMatchObject({
      notice: {
        word: 'Rescheduled',
        note: 'This event was due to take place on 19 May 2026.',
        listed: 'Rescheduled from 19 May 2026',
      },
      isCancelled: false,
    });
    expect(sampleEvent({ ...OVER, ...MOVED }).notice).toBeUndefined();
    expect(sampleEvent({ status: 'reinstated' }).notice).toBeUndefined();
  });

  test('comes before its title', () => {
    expect(sampleEvent({ status: 'cancelled' }).titleWithStatus).toBe('Cancelled: Sample');
    expect(sampleEvent({ title: '$& 50' }).titleWithStatus).toBe('$& 50');
    expect(sampleEvent({ title: '$& 50', status: 'cancelled' }).titleWithStatus).toBe('Cancelled: $& 50');
  });
});

// How the calendar shows its entries is tested in tests/component/calendar.test.tsx.
test('the specification’s three events start and end in London time, or last all day if the hour isn’t known', () => {
  const entries = calendarEntries(events.slice(0, 3), { detailsPath: '/eventsdetails', imageOf: String });
  expect(entries.map(({ start, end, href }) => [start, end, href])).toEqual([
    ['2025-04-10', undefined, '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs'],
    ['2025-06-19T18:00', '2025-06-19T21:00', '/welcome-msb-meet-up-19th-june-2025'],
    ['2025-07-01T13:00', '2025-07-01T14:00', '/dosand-donts-to-get-a-bank-account-for-your-msb-business'],
  ]);
  expect(new Set(entries.map(({ colour }) => colour))).toEqual(new Set([DONE]));
});

// The clocks go forward on 29 March 2026, and back on 25 October.
test.each([
  ['2025-06-01', 23],
  ['2025-06-07', 23],
  ['2020-12-27', 53],
  ['2021-01-02', 53],
  ['2021-01-03', 1],
  ['2024-12-29', 1],
  ['2027-01-02', 53],
  ['2026-03-29', 14],
  ['2026-10-25', 44],
])('the row of %s, from a Sunday, has the number of the ISO week of its Thursday: %i', (day, week) => {
  expect(isoWeekOfRow(new Date(`${day}T00:00`))).toBe(week);
});

/** An event from 30 January to 2 February 2027. */
const CONFERENCE = { start: '2027-01-30 09:00', end: '2027-02-02 17:00' };
const entryOf = (changes: object) =>
  calendarEntries([sampleEvent(changes)], { detailsPath: '/eventsdetails', imageOf: String })[0];

test.each([
  ['of several days', CONFERENCE, '2027-02-02', '2027-01-30', '2027-02-03'],
  ['of two whole days', { start: '2027-03-10', end: '2027-03-11' }, '2027-03-11', '2027-03-10', '2027-03-12'],
  [
    'past midnight',
    { start: '2027-03-10 22:00', end: '2027-03-11 01:00' },
    '2027-03-11',
    '2027-03-10T22:00',
    '2027-03-11T01:00',
  ],
  [
    'until midnight',
    { start: '2027-03-10 22:00', end: '2027-03-11 00:00' },
    undefined,
    '2027-03-10T22:00',
    '2027-03-11T00:00',
  ],
])(
  'the calendar has the days of an event %s, and its hours if it is no longer than a day',
  (_, changes, lastDay, start, end) => {
    expect(entryOf(changes)).toMatchObject({ day: changes.start.slice(0, 10), start, end });
    expect(entryOf(changes)?.lastDay).toBe(lastDay);
  },
);

test.each([
  [CONFERENCE, '30 January, 9:00 AM, to 2 February 2027, 5:00 PM'],
  [{ start: '2027-03-10', end: '2027-03-11' }, '10 to 11 March 2027'],
])('an event with %j is handed over with its period, and without a duration', (changes, period) => {
  expect(entryOf(changes)?.detail).toMatchObject({ date: changes.start.slice(0, 10), period, duration: '' });
});

test.each<[view: CalendarView, focus: string, shows: boolean]>([
  ['month', '2027-01-01', true],
  ['month', '2027-02-28', true],
  ['month', '2027-03-01', false],
  ['week', '2027-02-01', true],
  ['week', '2027-02-07', false],
  ['day', '2027-01-29', false],
  ['day', '2027-02-01', true],
  ['day', '2027-02-02', true],
  ['day', '2027-02-03', false],
])('the %s of %s shows an event from 30 January to 2 February 2027: %s', (view, focus, shows) => {
  expect(isInView({ day: '2027-01-30', lastDay: '2027-02-02' }, focus, view)).toBe(shows);
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
  expect(isInView({ day }, focus, view)).toBe(shows);
});

test.each<[view: CalendarView, focus: string, period: string]>([
  ['week', '2025-06-19', '15 to 21 June 2025'],
  ['week', '2025-07-01', '29 June to 5 July 2025'],
  ['day', '2025-06-19', '19\u00a0June 2025'],
  ['month', '2025-06-19', ''],
])('the view %s around %s says that it shows "%s"', (view, focus, period) => {
  expect(periodInView(focus, view)).toBe(period);
});

test('the calendar leads to the next event or, if none is planned, to the last', () => {
  const entries = ['2025-04-10', '2025-06-19', '2025-07-01'].map((day) => ({ day, endsAt: `${day}T21:00:00+01:00` }));
  const cancelled = { day: '2025-09-01' };
  const at = (now: string) => nextOrLast([...entries, cancelled], new Date(now));
  expect(at('2025-06-19T19:59:59Z')).toEqual({ day: '2025-06-19', is: 'next' });
  expect(at('2025-06-19T20:00:00Z')).toEqual({ day: '2025-07-01', is: 'next' });
  expect(at('2026-11-20T00:00:00Z')).toEqual({ day: '2025-07-01', is: 'last' });
  expect(nextOrLast([cancelled], new Date())).toEqual({ is: 'last' });
});

test('the next event is named or, if none is planned, the date of the last, until that is over', () => {
  const [over, next, later] = ['2025-06-19', '2099-06-19 18:00', '2099-07-01'].map((start) => sampleEvent({ start }));
  const cancelled = sampleEvent({ start: '2099-05-01', status: 'cancelled' });
  const textsOf = (...events: (typeof cancelled | undefined)[]) => {
    const { text, afterwards } = nextEventOf(events.flatMap((event) => event ?? []));
    return [text, afterwards].map((sentence) => sentence.replaceAll('\u00a0', ' '));
  };
  expect(textsOf(over, cancelled, next, later)).toEqual([
    'Next event: Sample, 19 June 2099.',
    'Next event: Sample, 1 July 2099.',
  ]);
  expect(textsOf(sampleEvent({ start: '2099-12-30', end: '2100-01-02' }))[0]).toBe(
    'Next event: Sample, 30 December 2099 to 2 January 2100.',
  );
  expect(textsOf(over, next)[1]).toBe('No events are planned at the moment. The last was on 19 June 2099.');
  expect(textsOf(over, cancelled)[0]).toBe('No events are planned at the moment. The last was on 19 June 2025.');
  expect(textsOf()[0]).toBe('No events are planned at the moment.');
});
