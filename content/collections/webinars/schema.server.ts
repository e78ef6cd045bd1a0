import { z } from 'zod';
import { allEvents } from '#content/collections/events/index.ts';
import { filmSchema } from '#content/films.ts';
import { findPicture, noPicture } from '#content/pictures.ts';
import { editorial } from '#content/schema/editorial.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isShown, isShownWith } from '#content/schema/entries/publication.server.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { cover, isoDate, sharedCover, slug, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { closingFields, introduction, titleFields } from '#content/schema/post.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { durationOf, periodOf, placeText, zonedTime } from '#content/shared/eventText.ts';

/** A fact that may be a sample, such as the time `01:00 PM BST`. */
const factNamed = (name: string) =>
  z.strictObject({ text: text.describe(name), sample: z.boolean().default(false).describe('Sample') });

type Fact = z.output<ReturnType<typeof factNamed>>;

/**
 * A webinar's card (specification 3.4: img, alt, link, title, desc) and its report (2.15), as its
 * author writes them.
 */
const authoredWebinar = z
  .strictObject({
    slug,
    img: cover,
    alt: text.default(sharedCover.alt).describe('What the picture shows, for readers who cannot see it'),
    desc: text.max(200).describe('Excerpt for its card, at most 200 characters'),
    ...titleFields,
    ...introduction,
    updated: isoDate.optional().describe('Updated'),
    time: factNamed('Time').optional().describe('Time, only where the event has none'),
    platform: factNamed('Platform').optional().describe('Platform, or nothing: the place of the event'),
    attendance: text.describe('Attendance, e.g. 95+ attendees'),
    highlights: z
      .array(z.strictObject({ item: text.describe('Advice'), reason: text.describe('Reason') }))
      .min(5)
      .max(7)
      .describe('What to take away, five to seven'),
    body: markdown,
    video: filmSchema.optional().describe('Film, or nothing where there is none'),
    ...closingFields,
  })
  .refine(({ img, alt }) => img === sharedCover.picture || alt !== sharedCover.alt, {
    path: ['alt'],
    error: 'Say what the picture shows, for readers who cannot see it.',
  })
  .superRefine(editorial());

/** A placeholder for the event's facts in a draft report, which is shown nowhere. */
const UNKNOWN = { text: '', sample: true };
const NO_EVENT = { date: '', time: UNKNOWN, duration: undefined, platform: UNKNOWN };

/**
 * A report without its parts that are samples, where the build shows none: its facts and its
 * highlights stay.
 */
function withoutSampleParts<Report extends { body: string; sample: boolean; time: Fact }>(report: Report) {
  const time = isShown(report.time) ? report.time : { text: '', sample: false };
  return isShown(report) ? { ...report, time } : { ...report, time, body: '', sample: false };
}

/**
 * A webinar's report, with the names that other texts have for what its card shows. Day, time,
 * duration and place are those of the event whose page it is.
 */
export const webinarSchema = authoredWebinar.transform(
  ({ img: image, alt: imageAlt, desc: excerpt, ...authored }, context) => {
    const link = `/${authored.slug}`;
    const report = { ...authored, link, image, imageAlt, excerpt };
    const event = allEvents.find(({ page }) => page === link);
    const invalid = (field: string, message: string) => {
      addIssue(context, [field], message);
      return z.NEVER;
    };
    if (!report.draft && !findPicture(image)) return invalid('img', noPicture(image));
    // An event can't name a draft as its page.
    if (!event && report.draft) return { ...report, ...NO_EVENT };
    if (!event) return invalid('', `No event has this report: write ${link} into the field Page of its event.`);
    if (!report.draft && !event.isCompleted)
      return invalid('draft', `Its event, ${fileOf(event)}, is still to come. Leave Draft on until it is over.`);
    if (!isShownWith(event, report, buildDay))
      return invalid('', `Its event, ${fileOf(event)}, is not shown as long. Show the report only while its event is.`);
    const eventTime = periodOf(event) ?? zonedTime(event);
    if (eventTime && report.time) return invalid('time', `The event says ${eventTime}; take the time out here.`);
    const time = eventTime ? { text: eventTime, sample: false } : report.time;
    if (!time) return invalid('time', 'The event has no time; write one here.');
    const place = { text: placeText(event.place), sample: false };
    const platform = report.platform && isShown(report.platform) ? report.platform : place;
    const facts = { date: isoDay(event.start), time, duration: durationOf(event), platform };
    return withoutSampleParts({ ...report, ...facts });
  },
);

export type Webinar = z.output<typeof webinarSchema>;
