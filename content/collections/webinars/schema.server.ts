import { z } from 'zod';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { law, obey, words } from '#content/schema/editorial.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import { missingWhile, publication } from '#content/schema/entries/publication.server.ts';
import { isoDate, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { introduction, sample, titles } from '#content/schema/post.server.ts';

/** A time such as `01:00 PM BST`; a sample says so in its words. */
const sessionTime = z
  .strictObject({ text, sample: z.boolean().default(false) })
  .refine(({ text, sample }) => !sample || /sample/i.test(text), {
    path: ['text'],
    error: 'Say that it is a sample, e.g. 11:00 AM BST (sample time).',
  });

const video = z.strictObject({
  youtubeId: z.string().regex(/^[\w-]{11}$/, 'Write the eleven characters after "v=" in the video’s address.'),
  title: text,
  poster: pictureName,
  /** When the film was put on the platform. */
  uploaded: isoDate,
  sample: z.boolean().default(false),
});

/** What a report that is a draft, and so is shown nowhere, has in place of its event's facts. */
const NO_EVENT = { date: '', time: { text: '', sample: true }, duration: '', platform: '' };

/**
 * A webinar's card (specification 3.4: img, alt, link, title, desc) and its report (2.15). Day, time, duration and platform
 * are those of the event whose page the report is.
 */
export const webinarSchema = z
  .strictObject({
    slug,
    img: pictureName,
    alt: text,
    desc: text.max(200),
    ...titles,
    ...introduction,
    /** When the report was last brought up to date. */
    updated: isoDate.optional(),
    /** Only where the event has no time. */
    time: sessionTime.optional(),
    attendance: text,
    /** What to take away, as a checklist. */
    highlights: z
      .array(z.strictObject({ item: text, reason: text }))
      .min(5)
      .max(7),
    body: markdown,
    video,
    ...publication,
    sample,
  })
  .superRefine(obey([...law, words(400, 700)]))
  .transform((report, context) => {
    const link = `/${report.slug}`;
    // Published or not: the report is read before it and its event appear.
    const event = readEntries('events', eventSchema).find(({ redirectUrl }) => redirectUrl === link);
    const missing = event && missingWhile(event, report, buildDay);
    const time = event?.zonedTime;
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    // An event can't name a draft as its page.
    if (!event && report.draft) return { ...report, link, ...NO_EVENT };
    if (!event)
      return refuse('slug', `No event of content/collections/events has this report: write page: ${link} there.`);
    if (missing)
      return refuse('slug', `Its event, ${fileOf(event)}, ${missing}. Show the report only while its event is shown.`);
    if (time && report.time) return refuse('time', `The event says ${time}; take the time out here.`);
    const shown = time ? { text: time, sample: false } : report.time;
    if (!shown) return refuse('time', 'The event has no time; write one here.');
    const { start, duration, place } = event;
    return { ...report, link, date: start.slice(0, 'YYYY-MM-DD'.length), time: shown, duration, platform: place.name };
  });

export type Webinar = z.output<typeof webinarSchema>;
