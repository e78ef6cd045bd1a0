import { describe, expect, test } from 'vitest';
import { statusOf, titleWithStatus } from '#components/events/eventStatus.ts';
import { isTime, parseHandedEvent } from '#components/events/handedEvent.ts';
import { eventWords } from '#content/site/event-words.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';
import { EVENT } from '../../../fixtures/handedEvent.ts';

const stored = (changes: object = {}, date: unknown = EVENT.date) => ({ event: { ...EVENT, ...changes }, date });

// How an event is shown is tested in tests/component/event.test.tsx.
test('an event that was handed over needs only its title and the clicked date', () => {
  const empty = Object.fromEntries(Object.keys(EVENT).map((name) => [name, '']));
  const { event } = parseHandedEvent({ event: { title: 'Sample' }, date: '2025-09-12' }) ?? {};
  expect(event).toEqual({ ...empty, title: 'Sample' });
});

test.each([
  ['nothing was stored', undefined],
  ['something else was stored', [1, 2]],
  ['the title is missing', { event: {}, date: '2025-09-12' }],
  ['the title is blank', stored({ title: '  ' })],
  ['a field is not text', stored({ speaker: { name: 'Sample' } })],
  ['the date is missing', stored({}, null)],
  ['the date is not a date', stored({}, '12 September 2025')],
  ['the date is not in the calendar', stored({}, '2025-02-30')],
])('an event that was handed over is rejected if %s', (_, value) => expect(parseHandedEvent(value)).toBeUndefined());

const BAD_IMAGES = ['javascript:alert(1)', '//evil.example/x.png', 'data:image/svg+xml,x', 'http://a.example/x.png'];
test.each([...BAD_IMAGES, null, 7])('an event that was handed over has no image if its address is %j', (image) => {
  expect(parseHandedEvent(stored({ image }))?.event.image).toBe('');
});

test.each(['6pm', '6 pm', '6:00  Pm', ' 06:00pm ', '12:59 AM'])('"%s" is the time of an event', (text) => {
  expect(isTime(text)).toBe(true);
});

const PERIODS = ['6:00 PM to 9:00 PM', '\n6:00 PM\n7:00 PM'];
const IMPOSSIBLE = ['13:00 PM', '0:30 am', '6:60 pm', '6:5 pm', '18:00', '6', '-6:00 PM', '6::00 pm'];
const WORDS = ['', '   ', ' --:-- ', '6 o’clock pm', '6:00 PM BST', '６ pm', 'noon'];
test.each([...PERIODS, ...IMPOSSIBLE, ...WORDS])('%j is not a time, so the event lasts all day', (text) => {
  expect(isTime(text)).toBe(false);
});

const event = (changes: object) =>
  sampleEvent({ slug: 'sample', title: 'Sample', kind: 'meeting', start: '2099-06-19 18:00', ...changes });
const MOVED = { status: 'rescheduled', formerStarts: ['2099-05-12', '2099-05-19 18:00'] };

describe('the status of an event', () => {
  test.each([
    ['cancelled', 'Cancelled', 'This event does not take place.'],
    ['postponed', 'Postponed', 'This event does not take place on 19 June 2099. The new date is not known yet.'],
  ])('is a word and a sentence if it is %s, also after its day', (status, word, note) => {
    expect(statusOf(event({ status }), eventWords)).toEqual({ word, listed: word, note, off: true });
    expect(statusOf({ ...event({ status }), isCompleted: true }, eventWords)).toMatchObject({ word });
  });

  test('has the former day if it has moved, until it is over; there is none if it is on again', () => {
    const note = 'This event was to be on 19 May 2099.';
    expect(statusOf(event(MOVED), eventWords)).toEqual({
      ...{ word: 'Rescheduled', note, off: false },
      listed: 'Rescheduled from 19 May 2099',
    });
    expect(statusOf({ ...event(MOVED), isCompleted: true }, eventWords)).toBeUndefined();
    expect(statusOf(event({ status: 'reinstated' }), eventWords)).toBeUndefined();
  });

  test('stands before its title', () => {
    expect(titleWithStatus(event({ status: 'cancelled' }), eventWords)).toBe('Cancelled: Sample');
    expect(titleWithStatus(event({ title: '$& 50' }), eventWords)).toBe('$& 50');
    expect(titleWithStatus(event({ title: '$& 50', status: 'cancelled' }), eventWords)).toBe('Cancelled: $& 50');
  });
});
