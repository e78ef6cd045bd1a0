import { addDays, type CalendarDate } from '#content/dates.ts';

/** A whole day in a calendar. */
export type AllDayEvent = {
  /** The same for the same date of the same rule, so that a file taken later replaces it. */
  uid: string;
  date: CalendarDate;
  title: string;
  description: string;
  url?: string | undefined;
  /** Reminders, in days before, at nine in the morning. */
  reminders: readonly number[];
};

/** A content line is at most 75 octets long (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const REMINDER_HOUR = 9;
const REMINDER_TIME = '09:00:00';

const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a content line: what is too long goes on in lines that begin with a space, and no character is torn apart. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

const basic = (date: CalendarDate) => date.replaceAll('-', '');

const LONDON_HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' });

/**
 * The moment of a reminder in UTC (RFC 5545, 3.8.6.3): nine in the morning in London. Hours counted from midnight would be one off
 * on the days on which the clocks change.
 */
function reminderTime(date: CalendarDate): string {
  const hour = REMINDER_HOUR - (Number(LONDON_HOUR.format(new Date(`${date}T${REMINDER_TIME}Z`))) - REMINDER_HOUR);
  return `${basic(date)}T${String(hour).padStart(2, '0')}0000Z`;
}

function eventLines({ uid, date, title, description, url, reminders }: AllDayEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER;VALUE=DATE-TIME:${reminderTime(addDays(date, -days))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545) of all-day events.
 *
 * @param name what a calendar shows as the name of the whole
 * @param producer who made it, for `PRODID`
 * @param made when it was made
 */
export function toICalendar(
  events: readonly AllDayEvent[],
  { name, producer, made }: { name: string; producer: string; made: Date },
): string {
  const stamp = made.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${producer.replaceAll('/', ' ')}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
