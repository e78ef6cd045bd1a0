import { z } from 'zod';
import { allEvents } from '#content/collections/events/index.ts';
import { isoDay } from '#content/dates.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import { isShownWith } from '#content/schema/entries/publication.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { authoredWebinar } from './authored.server.ts';

/** What a report that is a draft, and so is shown nowhere, has in place of its event's facts. */
const NO_EVENT = { date: '', time: { text: '', sample: true }, duration: '', platform: '' };

/** A webinar's report. Day, time, duration and platform are those of the event whose page it is. */
export const webinarSchema = authoredWebinar.transform((report, context) => {
  const link = `/${report.slug}`;
  const event = allEvents.find(({ redirectUrl }) => redirectUrl === link);
  const invalid = (field: string, message: string) => {
    addIssue(context, [field], message);
    return z.NEVER;
  };
  // An event can't name a draft as its page.
  if (!event && report.draft) return { ...report, link, ...NO_EVENT };
  if (!event)
    return invalid('slug', `No event of content/collections/events has this report: write page: ${link} there.`);
  if (!isShownWith(event, report, buildDay))
    return invalid(
      'slug',
      `Its event, ${fileOf(event)}, is not shown as long. Show the report only while its event is.`,
    );
  const { start, zonedTime, duration, place } = event;
  if (zonedTime && report.time) return invalid('time', `The event says ${zonedTime}; take the time out here.`);
  const time = zonedTime ? { text: zonedTime, sample: false } : report.time;
  if (!time) return invalid('time', 'The event has no time; write one here.');
  return { ...report, link, date: isoDay(start), time, duration, platform: place.name };
});

export type Webinar = z.output<typeof webinarSchema>;
