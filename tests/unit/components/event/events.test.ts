import { describe, expect, test } from 'vitest';
import { eventDate } from '#components/format/formatDate.ts';
import { parseHandedEvent } from '#components/sections/event-details/handedEvent.ts';
import { parseEventTime } from '#components/sections/events/eventTime.ts';
import { EVENT } from '../../../fixtures/handedEvent.ts';

const stored = (changes: object = {}, date: unknown = EVENT.date) => ({ event: { ...EVENT, ...changes }, date });

// How an event is shown is tested in tests/component/event.test.tsx.
describe('an event that was handed over', () => {
  test('needs only its title and the clicked date', () => {
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
    ['the moment has no offset', stored({}, '2025-06-18T23:00:00')],
    ['the moment has an hour that no day has', stored({}, '2025-06-18T25:00:00Z')],
    ['the moment is followed by something', stored({}, '2025-06-18T23:00:00Z tomorrow')],
  ])('is rejected if %s', (_, text) => expect(parseHandedEvent(text)).toBeUndefined());

  const MOMENTS = ['2025-06-18T23:00:00.000Z', '2025-06-19T00:00+01:00'];
  test.each(MOMENTS)('may come with the moment %s as its date', (date) => {
    expect(parseHandedEvent(stored({}, date))?.date).toBe(date);
    expect(eventDate(date)).toBe('19 June 2025');
  });

  const BAD_IMAGES = ['javascript:alert(1)', '//evil.example/x.png', 'data:image/svg+xml,x', 'http://a.example/x.png'];
  test.each([...BAD_IMAGES, null, 7])('has no image if its address is %j', (image) => {
    expect(parseHandedEvent(stored({ image }))?.event.image).toBe('');
  });
});

describe('the time of an event', () => {
  test.each(['6pm', '6 pm', '6:00  Pm', ' 06:00pm '])('"%s" is read on the 24-hour clock', (text) => {
    expect(parseEventTime(text)).toEqual({ hours: 18, minutes: 0 });
  });

  const PERIODS = ['6:00 PM to 9:00 PM', '\n6:00 PM\n7:00 PM'];
  const IMPOSSIBLE = ['13:00 PM', '0:30 am', '6:60 pm', '6:5 pm', '18:00', '6', '-6:00 PM', '6::00 pm'];
  const WORDS = ['', '   ', ' --:-- ', '6 o’clock pm', '6:00 PM BST', '６ pm', 'noon'];

  test.each([...PERIODS, ...IMPOSSIBLE, ...WORDS])('%j is not a time, so the event lasts all day', (text) => {
    expect(parseEventTime(text)).toBeUndefined();
  });

  test('is read back unchanged for every minute of the day', () => {
    for (let hours = 0; hours < 24; hours++)
      for (let minutes = 0; minutes < 60; minutes++) {
        const text = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'PM'}`;
        expect(parseEventTime(text), text).toEqual({ hours, minutes });
      }
  });
});
