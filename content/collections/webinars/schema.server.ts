import { z } from 'zod';
import { events } from '#content/collections/events/index.ts';
import { law, obey, words } from '#content/schema/editorial.server.ts';
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
    sample,
  })
  .superRefine(obey([...law, words(400, 700)]))
  .transform((report, context) => {
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
