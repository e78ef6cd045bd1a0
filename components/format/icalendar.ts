import { addDays, type CalendarDate, isoDay } from '#content/shared/dates.ts';

/**
 * The suffix of every event's UID. It must never change, whatever the association or its site is
 * called: calendar programs show an event twice if its UID changes.
 */
const UID_END = '@msb-association-uk';

const ZONE = 'Europe/London';
/**
 * London's clock: an hour ahead from the last Sunday of March to the last Sunday of October (Summer
 * Time Act 1972).
 */
const LONDON = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZNAME:BST
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:GMT
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

/** An event of a calendar file. */
export type FileEvent = {
  /** Unique to the event and stable, so that a newer file replaces the event. */
  id: string;
  title: string;
  description: string;
  /** A moment with London's offset, or a day for the whole of it. */
  start: string;
  /** The end of a timed event, if known; the last day of an event of several whole days. */
  end?: string | undefined;
  place?: string;
  url?: string | undefined;
  /** The number of its revision. */
  sequence?: number;
  /** Whether it takes place; left out for a deadline, which always comes. */
  status?: 'CONFIRMED' | 'CANCELLED';
  /** Reminders, in days before, at nine in the morning. */
  reminders?: readonly number[];
};

type CalendarFile = {
  /** Who made it, and what it is. */
  producer: string;
  product: string;
  made: Date;
  /**
   * The name of the calendar. It is left out of a file of one event that is not a subscription:
   * Outlook would import that as a new calendar (MS-OXCICAL, X-WR-CALNAME).
   */
  name?: string;
  description?: string;
  /** How often to ask again for a calendar that one subscribes to. */
  refreshHours?: number;
};

/**
 * A text with its separators escaped, and without characters that one may not have (RFC 5545,
 * 3.3.11).
 */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/**
 * `20250619T180000Z` for UTC; local time without `Z` for a moment with an offset; `20250619` for a
 * day.
 */
const compact = (moment: string) =>
  moment
    .replace(/\.\d+/, '')
    .replace(/[+-]\d\d:\d\d$/, '')
    .replace(/[-:]/g, '');
const utc = (moment: Date) => compact(moment.toISOString());

const encoder = new TextEncoder();

/** A line in parts of at most 75 octets, between whole characters (RFC 5545, 3.1). */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) [folded, octets] = [`${folded}\r\n `, 1];
    folded += character;
    octets += size;
  }
  return folded;
}

const HOUR_MS = 3_600_000;
const LONDON_HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: ZONE });

/**
 * Nine in the morning in London. Hours counted from midnight would be one off on the days on which
 * the clocks change.
 */
function nineInLondon(date: CalendarDate): Date {
  const nine = new Date(`${date}T09:00:00Z`);
  return new Date(nine.getTime() - (Number(LONDON_HOUR.format(nine)) - 9) * HOUR_MS);
}

const isWholeDay = ({ start }: FileEvent) => !start.includes('T');

function linesOf(event: FileEvent, made: Date): (string | false | undefined)[] {
  const { id, title, description, start, end, place, url, sequence = 0, status, reminders = [] } = event;
  const wholeDay = isWholeDay(event);
  const takesNoTime = wholeDay || status === 'CANCELLED';
  const at = (moment: string) => `${wholeDay ? 'VALUE=DATE' : `TZID=${ZONE}`}:${compact(moment)}`;
  // The end is exclusive (RFC 5545, 3.6.1).
  const until = wholeDay ? addDays(end ?? start, 1) : end;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}${UID_END}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART;${at(start)}`,
    until && `DTEND;${at(until)}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    place && `LOCATION:${escapeText(place)}`,
    url && `URL:${url}`,
    status && `STATUS:${status}`,
    takesNoTime && 'TRANSP:TRANSPARENT',
    // Outlook reads this one (MS-OXCICAL).
    takesNoTime && 'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER;VALUE=DATE-TIME:${utc(nineInLondon(addDays(isoDay(start), -days)))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * Events as an iCalendar file (RFC 5545), in London's time zone. Without a METHOD a file conveys
 * events and invites nobody (RFC 5545, 3.7.2).
 */
export function toICalendar(events: readonly FileEvent[], file: CalendarFile): string {
  const { producer, product, made, description, refreshHours } = file;
  const name = refreshHours || events.length > 1 ? file.name : undefined;
  // A file has at least one component (RFC 5545, 3.4).
  const needsZone = events.length === 0 || !events.every(isWholeDay);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${producer}//${product}//EN`)}`,
    'CALSCALE:GREGORIAN',
    // Each twice: as RFC 7986 names it, and as Apple's and Microsoft's programs do.
    ...(name ? [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`, `X-WR-CALDESC:${escapeText(description)}`] : []),
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...(needsZone ? LONDON : []),
    ...events.flatMap((event) => linesOf(event, made)),
    'END:VCALENDAR',
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('');
}
