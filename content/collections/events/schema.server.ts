import { marked } from 'marked';
import { z } from 'zod';
import { isoDate, path, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { londonDay, londonMoment } from '#content/schema/london.server.ts';
import { advice } from '#content/schema/validation.server.ts';

const DAY = 'YYYY-MM-DD'.length;
const MINUTE_MS = 60_000;

/** A day, or a day and a time on the clock of London. */
const when = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: 'Write a day, e.g. 2025-06-19, or a day and a time in London on the 24-hour clock, e.g. 2025-06-19 18:00.',
    abort: true,
  })
  .refine((value) => isoDate.safeParse(value.slice(0, DAY)).success, {
    error: 'The calendar has no such day.',
    abort: true,
  })
  .refine((value) => !value.includes(':') || londonMoment(value), {
    error: ({ input }) =>
      `There is no ${String(input).slice(DAY + 1)} in London on that day: the clocks go forward from 01:00 to 02:00.`,
  })
  .register(advice, { example: '2025-06-19 18:00', mend: (value) => value.replace('T', ' ').slice(0, DAY + 6) });

/** An event as its author writes it: each fact once. */
export const authoredEvent = z
  .strictObject({
    /** Names the event in calendar files. */
    slug,
    title: text.describe('Title'),
    kind: z.enum(['meeting', 'webinar']).describe('Kind: meeting or webinar'),
    start: when.describe('Start in London, e.g. 2027-06-19 18:00, or the day alone'),
    end: when.optional().describe('End in London, e.g. 2027-06-19 21:00, or nothing'),
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
      sample: z.boolean().default(false),
    }),
    page: path.optional().describe('Page of the event or its report, or nothing: the calendar then shows its details'),
    announcement: path.optional().describe('Page that announced it, beside its own'),
    /** The card of a meeting on /events, where it differs from title and description (specification 2.15). */
    card: z.strictObject({ title: text, excerpt: text }).optional(),
  })
  .refine(({ start, end }) => !end || (start.includes(':') && end.includes(':')), {
    path: ['end'],
    error: 'Write start and end with their times, or a start alone.',
  })
  .refine(({ start, end }) => !end || end > start, { path: ['end'], error: 'The event must end after it starts.' });

type AuthoredEvent = z.output<typeof authoredEvent>;

/** An event of the calendar (specification 3.4), and what calendar files and structured data need beyond it. */
export type CalendarEvent = Pick<AuthoredEvent, 'slug' | 'title' | 'kind' | 'place' | 'card'> & {
  year: number;
  /** From 0, January, to 11, December. */
  month: number;
  day: number;
  /** `6:00 PM`; `--:--` for an event of the whole day (specification 4). */
  time: string;
  /** `60 mins`, `3 hours`; empty where the end isn't known. */
  duration: string;
  speaker: string;
  /** HTML; sanitised before /eventsdetails shows it. */
  description: string;
  /** The page that announced the event; empty where there is none. */
  link: string;
  image: string;
  /** The page that the calendar leads to; empty: /eventsdetails. */
  redirectUrl: string;
  isCompleted: boolean;
  /** A moment with the offset of London, or a day. */
  start: string;
  end?: string;
  /** The page of the event, or the calendar where it has none of its own. */
  path: string;
  /** The address of the file for a visitor's own calendar; scripts/outputs writes it. */
  file: string;
  /** The day as `19 June 2025`. */
  longDay: string;
  /** The time as `01:00 PM BST` (specification 2.15); undefined for an event of the whole day. */
  zonedTime: string | undefined;
};

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** A moment's time and the name of London's zone on that day, as `01:00 PM BST`. */
function zonedTime(start: string, time: string): string {
  const name = zone.formatToParts(new Date(start)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${time.padStart('01:00 PM'.length, '0')} ${name}`;
}

/** A time of the 24-hour clock as `6:00 PM`. */
function clock(time: string): string {
  const [hours = 0, minutes] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The time between two moments, in minutes below two hours: `90 mins`, `3 hours`, `6 hours 30 mins`. */
function duration(start: string, end: string): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  if (minutes < 120) return `${minutes} mins`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest ? ` ${rest} mins` : ''}`;
}

/** Whether an event is over: past its end or, where no end is known, past its day in London. */
export const isOver = ({ start, end }: { start: string; end?: string }, now: Date): boolean =>
  end ? Date.parse(end) <= now.getTime() : start.slice(0, DAY) < londonDay(now);

/** Everything that follows from an event as its author wrote it. */
function derive({ start: from, end: to, ...event }: AuthoredEvent): CalendarEvent {
  const [year = 0, month = 1, day = 1] = from.slice(0, DAY).split('-').map(Number);
  const start = (from.includes(':') && londonMoment(from)) || from;
  const end = to && londonMoment(to);
  const time = from.includes(':') ? clock(from.slice(DAY + 1)) : undefined;
  const { slug, title, kind, place, card, speaker = '', image = '', page = '', announcement = '' } = event;
  return {
    ...{ slug, title, kind, place, card, speaker, image, year, month: month - 1, day, start, ...(end && { end }) },
    time: time ?? '--:--',
    duration: end ? duration(start, end) : '',
    description: marked.parse(event.description, { async: false }).trim(),
    link: announcement,
    redirectUrl: page,
    isCompleted: isOver({ start, ...(end && { end }) }, new Date()),
    path: page || announcement || '/eventcalander',
    file: `/events/${slug}.ics`,
    longDay: longDay.format(new Date(start)),
    zonedTime: time && zonedTime(start, time),
  };
}

/** An event: what its author writes in, what the site uses out. */
export const eventSchema = authoredEvent.transform(derive);
