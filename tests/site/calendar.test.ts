import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { titleWithStatus } from '#components/events/eventStatus.ts';
import { events } from '#content/collections/events/index.ts';
import { eventWords } from '#content/site/event-words.ts';
import { site } from '#content/site/site.ts';
import { texts, WEB_ROOT } from '../fixtures/built.ts';

/** The events of a calendar file, read by an independent parser. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(`${WEB_ROOT}/${file}`, 'utf8')));
  return { calendar, found: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}

const { calendar, found } = readCalendar('events.ics');
const named = (uid: string) => found.find((event) => event.uid.startsWith(uid));

test('the calendar of events is to be fetched twice a day, and includes London’s time zone with its summer time', () => {
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  expect(zone.tzid).toBe('Europe/London');
  const offset = (day: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 3600;
  expect(['2025-06-19', '2025-12-19', '2030-03-30', '2030-03-31'].map(offset)).toEqual([1, 0, 0, 1]);
});

test('the calendar lists every event of the site, with the address of its page', () => {
  expect(found.map(({ summary }) => summary)).toEqual(events.map((event) => titleWithStatus(event, eventWords)));
  for (const event of found) {
    const url = String(event.component.getFirstPropertyValue('url'));
    expect(texts(url.replace(site.origin, ''), 'main')[0], url).toContain(String(event.startDate.year));
  }
});

test('the calendar gives the welcome meet its times in London (specification 9)', () => {
  const { startDate, endDate } = named('welcome-msb-meet-up') ?? {};
  const moments = [startDate, endDate].map((time) => time?.toJSDate().toISOString());
  expect(moments).toEqual(['2025-06-19T17:00:00.000Z', '2025-06-19T20:00:00.000Z']);
});

test.each(events)('the file of the event $slug contains only that event, as in the calendar', ({ slug }) => {
  const single = readCalendar(`events/${slug}.ics`).found;
  expect(single.map((event) => event.component.toString())).toEqual([named(slug)?.component.toString()]);
});
