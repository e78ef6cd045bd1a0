import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { events } from '#content/collections/events/index.ts';
import { site } from '#content/site/site.ts';
import { texts } from '../fixtures/built.ts';
import { readCalendar } from '../fixtures/calendarFile.ts';

const { text, calendar, zone, found } = readCalendar('events.ics');
const named = (uid: string) => found.find((event) => event.uid.startsWith(uid));

describe('the calendar of events', () => {
  test('has CRLF line ends and no line over 75 octets, and is to be fetched twice a day', () => {
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('includes London’s time zone with its summer time', () => {
    expect(zone.tzid).toBe('Europe/London');
    const offset = (day: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 3600;
    expect(['2025-06-19', '2025-12-19', '2030-03-30', '2030-03-31'].map(offset)).toEqual([1, 0, 0, 1]);
  });

  test('lists every event of the site, with the address of its page', () => {
    expect(found.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
    for (const event of found) {
      const url = String(event.component.getFirstPropertyValue('url'));
      const [main] = texts(url.replace(site.origin, ''), 'main');
      expect(main, url).toContain(String(event.startDate.year));
    }
  });

  test('gives each event the times of its page, in London and in UTC', () => {
    const moments = (uid: string) => {
      const event = named(uid);
      return [event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString());
    };
    expect(moments('welcome-msb-meet-up')).toEqual(['2025-06-19T17:00:00.000Z', '2025-06-19T20:00:00.000Z']);
    expect(moments('bank-accounts-webinar')).toEqual(['2025-07-01T12:00:00.000Z', '2025-07-01T13:00:00.000Z']);
    const { startDate } = named('email-and-mobile-verification-webinar') ?? {};
    expect([startDate?.toString(), startDate?.isDate]).toEqual(['2025-04-10', true]);
  });
});

test.each(events)('the file of the event $slug contains only that event, as in the calendar', ({ slug }) => {
  const single = readCalendar(`events/${slug}.ics`).found;
  expect(single.map((event) => event.component.toString())).toEqual([named(slug)?.component.toString()]);
});
