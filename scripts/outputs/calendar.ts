import { parse } from 'node-html-parser';
import { escapeText, fold } from '#components/sections/planner/icalendar.ts';
import { eventPath } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';

/** The clock of Europe/London since 1996, for programs that don't know the zone by its name. */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZNAME:BST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const compact = (isoDay: string) => isoDay.replaceAll('-', '');

/** A start or an end: a moment on the clock of London, or a day where the hour isn't known. */
function time(property: 'DTSTART' | 'DTEND', moment: string): string {
  const [day = '', clock] = moment.split('T');
  if (!clock) return `${property};VALUE=DATE:${compact(day)}`;
  return `${property};TZID=Europe/London:${compact(day)}T${clock.slice(0, 8).replaceAll(':', '')}`;
}

export type CalendarText = { origin: string; siteName: string; title: string; description: string };

function eventLines(event: CalendarEvent, { origin }: CalendarText, stamp: string): string[] {
  const { slug, title, description, start, end, place } = event;
  const { name, address } = place;
  const where = address ? [name, address.street, address.locality].join(', ') : name;
  return [
    'BEGIN:VEVENT',
    `UID:${slug}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp}`,
    time('DTSTART', start),
    ...(end ? [time('DTEND', end)] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(parse(description).structuredText)}`,
    `LOCATION:${escapeText(where)}`,
    `URL:${origin}${eventPath(event)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/**
 * Events as an iCalendar file (RFC 5545), with the clock of Europe/London.
 *
 * @param events as content holds them
 * @param text names and origin of the site
 * @param now when the file is made
 */
export function calendar(events: CalendarEvent[], text: CalendarText, now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text.siteName}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(text.title)}`,
    `X-WR-CALDESC:${escapeText(text.description)}`,
    'X-WR-TIMEZONE:Europe/London',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...LONDON,
    ...events.flatMap((event) => eventLines(event, text, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
