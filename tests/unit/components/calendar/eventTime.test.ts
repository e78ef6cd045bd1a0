import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEventTime } from '#components/sections/events/eventTime.ts';

describe('the time of an event', () => {
  test.each([
    ['6:00 PM', { hours: 18, minutes: 0 }],
    ['6 pm', { hours: 18, minutes: 0 }],
    ['6pm', { hours: 18, minutes: 0 }],
    ['01:00 PM', { hours: 13, minutes: 0 }],
    [' 9:05  am ', { hours: 9, minutes: 5 }],
    ['12 am', { hours: 0, minutes: 0 }],
    ['12:30 AM', { hours: 0, minutes: 30 }],
    ['12:00 pm', { hours: 12, minutes: 0 }],
    ['11:59 Pm', { hours: 23, minutes: 59 }],
  ])('"%s" is read on the 24-hour clock', (text, time) => {
    expect(parseEventTime(text)).toEqual(time);
  });

  test.each(['', '   ', '--:--', ' --:-- '])('"%s" means all day', (text) => {
    expect(parseEventTime(text)).toBeUndefined();
  });

  test.each([
    ['13:00 PM'],
    ['0:30 am'],
    ['6:60 pm'],
    ['6:5 pm'],
    ['18:00'],
    ['6'],
    ['6 o’clock pm'],
    ['6:00 PM BST'],
    ['-6:00 PM'],
    ['６ pm'],
    ['noon'],
    ['6::00 pm'],
    ['6:00 PM to 9:00 PM'],
    ['\n6:00 PM\n7:00 PM'],
  ])('"%s" is not a time, so the event lasts all day', (text) => {
    expect(parseEventTime(text)).toBeUndefined();
  });

  test('is read back unchanged for every minute of the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.boolean(),
        (hours, minutes, padded) => {
          const hour = String(hours % 12 || 12).padStart(padded ? 2 : 1, '0');
          const text = `${hour}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'PM'}`;
          expect(parseEventTime(text)).toEqual({ hours, minutes });
        },
      ),
    );
  });

  test('is never an impossible time, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d:\sapmAPM-]{0,9}$/), (text) => {
        const time = parseEventTime(text);
        if (!time) return;
        expect(time.hours).toBeGreaterThanOrEqual(0);
        expect(time.hours).toBeLessThanOrEqual(23);
        expect(time.minutes).toBeGreaterThanOrEqual(0);
        expect(time.minutes).toBeLessThanOrEqual(59);
      }),
    );
  });
});
