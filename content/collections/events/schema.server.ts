import { marked } from 'marked';
import { z } from 'zod';
import { addDays, isoDay } from '#content/dates.ts';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { isShown, publication } from '#content/schema/entries/publication.server.ts';
import { dayOrTime, path, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { londonMoment } from '#content/schema/london.server.ts';

const MINUTE_MS = 60_000;

type Schedule = { start: string; status?: string | undefined; formerStarts: string[] };

/** A rule for events: one that has moved says from when. */
function tellsFormerStarts({ start, status, formerStarts }: Schedule, context: z.RefinementCtx) {
  const invalid = (field: string, message: string) => addIssue(context, [field], message);
  if (status === 'rescheduled' && !formerStarts.length)
    invalid('status', 'Add the start that it had before to its former starts, e.g. formerStarts: [2025-06-19 18:00].');
  if (!status && formerStarts.length) invalid('formerStarts', 'Say what has happened to it, e.g. status: rescheduled.');
  if (status === 'rescheduled' && formerStarts.at(-1) === start)
    invalid('start', 'This is the last of its former starts. Write the new start.');
}

/** An event as its author writes it: each fact once. */
const authoredEvent = z
  .strictObject({
    /** Names the event in calendar files. */
    slug,
    title: text.describe('Title'),
    /** Any word: webinars have a list of their own, and each other kind has a part of the page of events. */
    kind: text
      .max(24)
      .describe('Kind: meeting, webinar, or another word such as training')
      .transform((kind) => kind.toLowerCase()),
    start: dayOrTime.describe('Start in London, e.g. 2027-06-19 18:00, or the day alone'),
    end: dayOrTime.optional().describe('End in London, e.g. 2027-06-19 21:00, or nothing'),
    speaker: text.optional().describe('Speaker, or nothing'),
    /** Markdown. */
    description: text.describe('What it is about, in a sentence or two'),
    image: pictureName.optional().describe('Picture, or nothing'),
    place: z.strictObject({
      name: text.describe('Place'),
      /** Left out for an event that takes place online. */
      address: z
        .strictObject({
          street: text.describe('Street, or nothing for an event online'),
          locality: text.describe('Town, or nothing for an event online'),
          country: text.describe('Country, two letters, e.g. GB'),
        })
        .optional(),
      /** Sample that the association has still to replace; `npm run launch-check` lists it. */
      sample: z.boolean().default(false).describe('Sample, on while the place is invented'),
    }),
    page: path.optional().describe('Page of the event or its report, or nothing: the calendar then shows its details'),
    announcement: path.optional().describe('Page that announced it, beside its own'),
    excerpt: text.optional().describe('Text on its card on the page of events, or nothing: what it is about'),
    status: z
      .enum(['cancelled', 'postponed', 'rescheduled', 'reinstated'])
      .optional()
      .describe('Status: none for an event that is on as planned, reinstated for one that was off and is on again'),
    formerStarts: z
      .array(dayOrTime, 'Write a list in brackets, e.g. [2025-06-19 18:00].')
      .default([])
      .describe('Former starts: every start that it had before, oldest first'),
    ...publication,
  })
  .refine(({ start, end }) => !end || (start.includes(':') && end.includes(':')), {
    path: ['end'],
    error: 'Write start and end with their times, or a start alone.',
  })
  .refine(({ start, end }) => !end || end > start, { path: ['end'], error: 'The event must end after it starts.' })
  .superRefine(tellsFormerStarts);

type AuthoredEvent = z.output<typeof authoredEvent>;

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** A moment's time and the name of London's zone on that day, as `01:00 PM BST`. */
function timeWithZone(start: string, time: string): string {
  const name = zone.formatToParts(new Date(start)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${time.padStart('01:00 PM'.length, '0')} ${name}`;
}

const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A title with the day, as `Welcome MSB Meet-Up 19th June 2025` (specification 2.15); one that names its year is left as it is. */
function datedTitle(title: string, start: Date, day: number): string {
  const [, ...monthAndYear] = longDay.format(start).split(' ');
  if (title.includes(monthAndYear.at(-1) ?? '')) return title;
  return `${title} ${day}${ENDINGS[ordinal.select(day)] ?? 'th'} ${monthAndYear.join(' ')}`;
}

/** A time of the 24-hour clock as `6:00 PM`. */
function twelveHourTime(time: string): string {
  const [hours = 0, minutes] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The time between two moments, in minutes below two hours: `90 mins`, `3 hours`, `6 hours 30 mins`. */
function durationBetween(start: string, end: string): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  if (minutes < 120) return `${minutes} mins`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest ? ` ${rest} mins` : ''}`;
}

/**
 * A part of an event, from and to so many minutes after its start: `6:00-6:30 PM`; empty for an event of the whole day.
 *
 * @param start as the site uses it
 */
export function partOf({ start }: { start: string }, from: number, to: number): string {
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(start) ?? [];
  if (!hours) return '';
  const at = (after: number) => {
    const total = Number(hours) * 60 + Number(minutes) + after;
    return twelveHourTime(`${Math.floor(total / 60) % 24}:${total % 60}`);
  };
  const [begins, ends] = [at(from), at(to)];
  return begins.slice(-2) === ends.slice(-2) ? `${begins.slice(0, -3)}-${ends}` : `${begins}-${ends}`;
}

/** The first moment in London of the day after one that is written YYYY-MM-DD. */
function nextMidnight(day: string): string {
  const next = addDays(day, 1);
  return londonMoment(`${next} 00:00`) ?? next;
}

/** A start as a moment with its offset, or as a day. */
const momentOf = (start: string): string => (start.includes(':') && londonMoment(start)) || start;

/** The town of a place, which stays where the place itself is a sample and may not be named. */
export const townOf = ({ address, ...place }: AuthoredEvent['place']): AuthoredEvent['place'] =>
  address ? { ...place, name: address.locality, address: { ...address, street: '' } } : place;

/** What each status adds to the number of an event's revision; a further former start adds more than any of them. */
const REVISIONS = { rescheduled: 0, postponed: 1, cancelled: 2, reinstated: 3 };
const REVISIONS_A_START = 4;

/** What the site uses of an event (specification 3.4), and what calendar files and structured data need beyond it. */
function derive({ start: writtenStart, end: writtenEnd, page = '', announcement = '', ...event }: AuthoredEvent) {
  const writtenDay = isoDay(writtenStart);
  const [year = 0, month = 1, day = 1] = writtenDay.split('-').map(Number);
  const [, clock] = writtenStart.split(' ');
  const start = momentOf(writtenStart);
  const end = writtenEnd && londonMoment(writtenEnd);
  const formerStarts = event.formerStarts.map(momentOf);
  const time = clock && twelveHourTime(clock);
  const overAt = end ?? nextMidnight(writtenDay);
  return {
    ...event,
    place: isShown(event.place) ? event.place : townOf(event.place),
    year,
    /** From 0, January, to 11, December. */
    month: month - 1,
    day,
    /** A moment with the offset of London, or a day. */
    start,
    ...(end && { end }),
    /** The starts that it had before, as `start`, oldest first. */
    formerStarts,
    /** The day of its last former start or, where there is none, its own, as `19 June 2025`. */
    formerDay: longDay.format(new Date(formerStarts.at(-1) ?? start)),
    /** `6:00 PM`; `--:--` for an event of the whole day (specification 4). */
    time: time ?? '--:--',
    /** The time as `01:00 PM BST` (specification 2.15); undefined for an event of the whole day. */
    zonedTime: time && timeWithZone(start, time),
    /** `60 mins`, `3 hours`; empty where the end isn't known. */
    duration: end ? durationBetween(start, end) : '',
    datedTitle: datedTitle(event.title, new Date(start), day),
    /** The day as `19 June 2025`. */
    longDay: longDay.format(new Date(start)),
    speaker: event.speaker ?? '',
    image: event.image ?? '',
    /** HTML; sanitised before /eventsdetails shows it. */
    description: marked.parse(event.description, { async: false }).trim(),
    /** The page that announced the event; empty where there is none. */
    link: announcement,
    /** The page that the calendar leads to; empty: /eventsdetails. */
    redirectUrl: page,
    /** The page of the event, or the calendar where it has none of its own. */
    path: page || announcement || '/eventcalander',
    /** The address of the file for a visitor's own calendar; scripts/outputs writes it. */
    file: `/events/${event.slug}.ics`,
    /** Whether it was over when the site was built. */
    isCompleted: Date.parse(overAt) <= buildTime.getTime(),
    /** The moment at which it is over: its end or, where no end is known, the end of its day in London. */
    overAt,
    /** The number of its revision in calendar files: it rises whenever the event is called off or moves. */
    sequence: formerStarts.length * REVISIONS_A_START + (event.status ? REVISIONS[event.status] : 0),
  };
}

/** An event: what its author writes in, what the site uses out. */
export const eventSchema = authoredEvent.transform(derive);

/** An event of the calendar. */
export type CalendarEvent = z.output<typeof eventSchema>;
