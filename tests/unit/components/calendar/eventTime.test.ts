import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEventTime } from '#components/sections/events/eventTime.ts';

describe('the time of an event', () => {
  test.each([
    ['6pm', { hours: 18, minutes: 0 }],
    ['6 pm', { hours: 18, minutes: 0 }],
    [' 9:05  am ', { hours: 9, minutes: 5 }],
    ['12 am', { hours: 0, minutes: 0 }],
    ['12 pm', { hours: 12, minutes: 0 }],
    ['11:59 Pm', { hours: 23, minutes: 59 }],
  ])('"%s" is read on the 24-hour clock', (text, time) => expect(parseEventTime(text)).toEqual(time));

  const PERIODS = ['6:00 PM to 9:00 PM', '\n6:00 PM\n7:00 PM'];
  const IMPOSSIBLE = ['13:00 PM', '0:30 am', '6:60 pm', '6:5 pm', '18:00', '6', '-6:00 PM', '6::00 pm'];
  const WORDS = ['', '   ', ' --:-- ', '6 o’clock pm', '6:00 PM BST', '６ pm', 'noon'];

  test.each([...PERIODS, ...IMPOSSIBLE, ...WORDS])('%j is not a time, so the event lasts all day', (text) => {
    expect(parseEventTime(text)).toBeUndefined();
  });

  test('is read back unchanged for every minute of the day', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const minute = fc.integer({ min: 0, max: 59 });
    fc.assert(
      fc.property(hour, minute, fc.constantFrom(1, 2), (hours, minutes, digits) => {
        const written = String(hours % 12 || 12).padStart(digits, '0');
        const text = `${written}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'PM'}`;
        expect(parseEventTime(text)).toEqual({ hours, minutes });
      }),
    );
  });

  test('is never an impossible time, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d:\sapmAPM-]{0,9}$/), (text) => {
        const { hours, minutes } = parseEventTime(text) ?? { hours: 0, minutes: 0 };
        expect(hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59).toBe(true);
      }),
    );
  });
});
