import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { statusOf, titleWithStatus } from '#components/events/eventStatus.ts';
import { isTime, parseHandedEvent } from '#components/events/handedEvent.ts';
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
const { rejected, badImages, times, noTimes, statuses } = readCases(import.meta, {
  ...{ rejected: z.record(text, z.unknown()), badImages: z.array(z.unknown()) },
  ...{ times: z.array(text), noTimes: z.array(text), statuses: z.array(z.tuple([text, text, text])) },
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
      ...{ word: 'Rescheduled', note, off: false },
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
