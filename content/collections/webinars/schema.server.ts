import { z } from 'zod';
import { events } from '#content/collections/events/index.ts';
import { authoredWebinar } from './authored.server.ts';

/** A webinar's report. Day, time, duration and platform are those of the event whose page it is. */
export const webinarSchema = authoredWebinar.transform((report, context) => {
  const link = `/${report.slug}`;
  const event = events.find(({ redirectUrl }) => redirectUrl === link);
  const time = event?.zonedTime;
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
    return z.NEVER;
  };
  if (!event)
    return refuse('slug', `No event of content/collections/events has this report: write page: ${link} there.`);
  if (time && report.time) return refuse('time', `The event says ${time}; take the time out here.`);
  const shown = time ? { text: time, sample: false } : report.time;
  if (!shown) return refuse('time', 'The event has no time; write one here.');
  const { start, duration, place } = event;
  return { ...report, link, date: start.slice(0, 'YYYY-MM-DD'.length), time: shown, duration, platform: place.name };
});

export type Webinar = z.output<typeof webinarSchema>;
