import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { isShown, publication } from '#content/schema/entries/publication.server.ts';
import { askedAs, dayOrTime, path, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { POSTCODE } from '#content/shared/codes.ts';
import { addDays, isoDay, londonMoment } from '#content/shared/dates.ts';
import { STATUSES, statusOf } from './status.server.ts';

/** An event as its author writes it: each fact once. */
const authoredEvent = z
  .strictObject({
    /** Names the event in calendar files. */
    slug,
    title: text.describe('Title'),
    askedAs,
    /**
     * Any word: webinars have a list of their own, and each other kind has a part of the page of
     * events.
     */
    kind: text
      .max(24)
      .describe('Kind: meeting, webinar, or another word such as training')
      .transform((kind) => kind.toLowerCase()),
    start: dayOrTime.describe('Start in London, e.g. 2027-06-19 18:00, or the day alone'),
    end: dayOrTime
      .optional()
      .describe('End in London, e.g. 2027-06-19 21:00, or the last of several whole days, or nothing'),
    speaker: text.optional().describe('Speaker, or nothing'),
    sampleSpeaker: z.boolean().default(false).describe('Sample speaker, on while the speaker is invented'),
    /** Markdown. */
    description: text.describe('What it is about, in a sentence or two'),
    image: pictureName.optional().describe('Picture, or nothing'),
    place: z.strictObject({
      name: text.describe('Place'),
      address: z
        .strictObject({
          street: text.describe('Street'),
          locality: text.describe('Town'),
          postcode: z
            .string()
            .regex(POSTCODE, 'Write a UK postcode with its space, e.g. EC2A 4NE.')
            .optional()
            .describe('Postcode, e.g. EC2A 4NE, or nothing'),
          country: text.describe('Country, two letters, e.g. GB, for calendars and search engines'),
        })
        .optional()
        .describe('Address, with street and town, or nothing for an online event'),
      sample: z.boolean().default(false).describe('Sample, on while the place is invented'),
    }),
    page: path.optional().describe('Page of the event or its report, or nothing: the calendar then shows its details'),
    announcement: path.optional().describe('Page that announced it, in addition to its own'),
    excerpt: text.optional().describe('Text on its card on the page of events, or nothing: what it is about'),
    status: z
      .enum(STATUSES)
      .optional()
      .describe(
        'Status: none for an event that takes place as planned, reinstated for one that was cancelled and takes place after all',
      ),
    formerStarts: z
      .array(dayOrTime, 'Write a list in brackets, e.g. [2025-06-19 18:00].')
      .default([])
      .describe('Former starts: every start that it had before, oldest first'),
    ...publication,
  })
  .superRefine(({ start, end, status, formerStarts }, context) => {
    const invalid = (field: string, message: string) => addIssue(context, [field], message);
    if (end && start.includes(':') !== end.includes(':'))
      invalid('end', 'Write start and end both with their times, or both as days.');
    else if (end && end <= start)
      invalid('end', 'The event must end after it starts; past midnight, its end has the date of the next day.');
    if (status === 'rescheduled' && !formerStarts.length)
      invalid(
        'status',
        'Add the start that it had before to its former starts, e.g. formerStarts: [2025-06-19 18:00].',
      );
    if (!status && formerStarts.length)
      invalid('formerStarts', 'Say what has happened to it, e.g. status: rescheduled.');
    if (status === 'rescheduled' && formerStarts.at(-1) === start)
      invalid('start', 'This is the last of its former starts. Write the new start.');
  });

type AuthoredEvent = z.output<typeof authoredEvent>;

/** What an author writes as a moment with its offset, or as a day. */
const timestampOf = (written: string): string => (written.includes(':') && londonMoment(written)) || written;

/** The town of a place, without its street. A sample place may not be named; its town may. */
const townOf = ({ address, ...place }: AuthoredEvent['place']) => ({
  ...place,
  name: address?.locality ?? place.name,
  address: address && { ...address, street: undefined, postcode: undefined },
});

/** How much each status adds to `SEQUENCE`; a former start adds more than any status. */
const REVISIONS = { rescheduled: 0, postponed: 1, cancelled: 2, reinstated: 3 };
const REVISIONS_A_START = 4;

/** An event as the site uses it (specification 3.4): as written, and what follows from it. */
function derive({ start: writtenStart, end: writtenEnd, ...event }: AuthoredEvent) {
  const end = writtenEnd && timestampOf(writtenEnd);
  const start = timestampOf(writtenStart);
  const endsAt = writtenEnd?.includes(':')
    ? timestampOf(writtenEnd)
    : timestampOf(`${addDays(isoDay(writtenEnd ?? writtenStart), 1)} 00:00`);
  const isCompleted = Date.parse(endsAt) <= buildTime.getTime();
  const formerStarts = event.formerStarts.map(timestampOf);
  const descriptionHtml = marked.parse(event.description, { async: false }).trim();
  return {
    ...event,
    ...statusOf({ ...event, start, formerStarts, isCompleted }),
    place: isShown(event.place) ? event.place : townOf(event.place),
    speaker: isShown({ sample: event.sampleSpeaker }) ? event.speaker : undefined,
    /** A moment with the offset of London, or a day. */
    start,
    /** As the start; of several whole days the last. */
    end,
    /**
     * The time of the start in London on the 24-hour clock, `18:00`; undefined for an event of the
     * whole day.
     */
    startTime: writtenStart.split(' ')[1],
    /** The starts that it had before, as `start`, oldest first. */
    formerStarts,
    description: parse(descriptionHtml).structuredText,
    /** Sanitised before /eventsdetails shows it. */
    descriptionHtml,
    /** The page of the event, or the calendar where it has none of its own. */
    path: event.page ?? event.announcement ?? '/eventcalander',
    /** The address of the file for a visitor's own calendar; scripts/outputs writes it. */
    file: `/events/${event.slug}.ics`,
    /** Whether it was over when the site was built. */
    isCompleted,
    /**
     * The moment at which it is over: its end or, where no hour of that is known, the end of its
     * last day in London.
     */
    endsAt,
    /** Its SEQUENCE in calendar files, which rises whenever the event is cancelled or moves. */
    sequence: event.formerStarts.length * REVISIONS_A_START + (event.status ? REVISIONS[event.status] : 0),
  };
}

/** An event: what its author writes in, what the site uses out. */
export const eventSchema = authoredEvent.transform(derive);

/** An event of the calendar. */
export type CalendarEvent = z.output<typeof eventSchema>;
