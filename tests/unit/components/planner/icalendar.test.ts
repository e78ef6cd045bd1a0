import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, toICalendar } from '#components/sections/planner/icalendar.ts';

const FILE = {
  name: 'Compliance calendar',
  producer: 'MSB Association UK',
  made: new Date('2026-11-20T09:30:15.250Z'),
};

const event: CalendarEvent = {
  uid: 'fsa056-due-2027-05-13@msb-association.example',
  date: '2027-05-13',
  title: 'FSA056 due',
  description: 'In RegData; compare, always.\nC:\\returns',
  url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/13.html',
  reminders: [7, 1, 0],
};

/** Reads a file with an independent parser. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}

describe('an iCalendar file', () => {
  test('is read correctly by an independent parser', () => {
    const { calendar, events } = read(toICalendar([event], FILE));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Compliance calendar');
    const [first] = events;
    const { uid, title: summary, description } = event;
    expect(first).toMatchObject({ uid, summary, description });
    expect(first?.startDate.isDate).toBe(true);
    expect([first?.startDate, first?.endDate].map(String)).toEqual(['2027-05-13', '2027-05-14']);
    expect(first?.component.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T09:30:15Z');
  });

  test('has reminders at nine in the morning, a week before, a day before and on the day', () => {
    const { events } = read(toICalendar([event], FILE));
    const alarms = events[0]?.component.getAllSubcomponents('valarm') ?? [];
    const times = alarms.map((alarm) => {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      const time = ICAL.Time.fromDateTimeString('2027-05-13T00:00:00');
      time.addDuration(ICAL.Duration.fromString(String(alarm.getFirstPropertyValue('trigger'))));
      return time.toString();
    });
    expect(times).toEqual(['2027-05-06T09:00:00', '2027-05-12T09:00:00', '2027-05-13T09:00:00']);
  });

  test('ends every line with CR LF, has no line over 75 octets, and keeps every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        // iCalendar has one kind of line break, and no other control characters.
        const plain = text.replaceAll(/\p{Cc}/gu, ' ').trim();
        const file = toICalendar([{ ...event, title: plain, description: plain }], FILE);
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(read(file).events[0]).toMatchObject({ summary: plain, description: plain });
      }),
    );
  });
});
