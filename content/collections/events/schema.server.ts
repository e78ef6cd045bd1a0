import { z } from 'zod';
import { path, pictureName, slug, text } from '#content/schema/fields.server.ts';

/** The offset of Europe/London at an instant, as `+01:00`. */
export function londonOffset(instant: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/** A moment with the offset of Europe/London, or a day alone where the hour isn't known. */
const moment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+]\d{2}:\d{2})?$/,
    'Write a day (2025-04-10) or a moment with its offset (2025-06-19T18:00:00+01:00).',
  )
  .refine((value) => !value.includes('T') || value.endsWith(londonOffset(value)), {
    error: 'Use the offset of London on that day: +01:00 from the end of March to the end of October, else +00:00.',
  });

const placeSchema = z.strictObject({
  name: text,
  /** Left out for an event that takes place online. */
  address: z.strictObject({ street: text, locality: text, country: text }).optional(),
  /** Sample that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

/** An event of the calendar (specification 3.4). */
export const eventSchema = z
  .strictObject({
    /** Names the event in calendar files, and the file that it is written in. */
    slug,
    year: z.int().min(2025),
    /** From 0, January, to 11, December (specification 3.4). */
    month: z.int().min(0).max(11),
    day: z.int().min(1).max(31),
    title: text,
    /** `h[:mm] am/pm`; `--:--` where the hour isn't known: the calendar then shows the whole day (specification 4). */
    time: z
      .string()
      .regex(/^((1[0-2]|[1-9])(:[0-5]\d)? [ap]m|--:--)$/i, 'Write the time as 6:00 PM, or --:-- if it isn’t known.'),
    duration: z.string(),
    speaker: z.string(),
    /** HTML; sanitised before /eventsdetails shows it. */
    description: text,
    /** The event's own page, beside the one that the calendar leads to; empty where it has none. */
    link: z.union([z.literal(''), path]),
    image: z.union([z.literal(''), pictureName]),
    /** Where the calendar leads; empty: to /eventsdetails. */
    redirectUrl: z.union([z.literal(''), path]),
    isCompleted: z.boolean(),
    start: moment,
    end: moment.optional(),
    place: placeSchema,
  })
  .refine(
    ({ year, month, day, start }) =>
      start.slice(0, 10) === new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10),
    { path: ['start'], error: 'Year, month (from 0) and day name another day than start does.' },
  )
  .refine(({ start, end }) => !end || end > start, { path: ['end'], error: 'The event must end after it starts.' });

export type CalendarEvent = z.output<typeof eventSchema>;
/** What an event's file exports as `event`; content/collections/events/index.ts checks it. */
export type CalendarEventInput = z.input<typeof eventSchema>;
