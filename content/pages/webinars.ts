import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { sampleWord } from '#content/site/sample-word.ts';

const link = z.strictObject({ label: text, href: path });

const schema = z.strictObject({
  list: z.strictObject({
    lead: text,
    heading: text,
    text,
    more: text,
    /** Above the first of a webinar's highlights. */
    takeAway: text,
  }),
  report: z.strictObject({
    /** The labels below the figures of the facts strip; the time is below the date. */
    facts: z.strictObject({ platform: text, attendance: text }),
    highlights: text,
    video: text,
    /** The tag of a sample time. */
    sample: text,
  }),
  others: z.strictObject({ heading: text, announcement: text, all: link }),
});

export type WebinarReportLabels = z.output<typeof schema>['report'];

/** The list of webinars and what their reports have in common (specification 2.15). */
export const webinarPages = define('content/pages/webinars.ts', schema, {
  list: {
    lead: 'An hour, one subject, and what to take away from it.',
    heading: 'The archive',
    text: 'Each webinar has a report, and its recording where there is one.',
    more: 'Read More',
    takeAway: 'To take away',
  },
  report: {
    facts: { platform: 'Platform', attendance: 'Attendance' },
    highlights: 'Highlights',
    video: 'The recording',
    sample: sampleWord,
  },
  others: {
    heading: 'More webinars',
    announcement: 'This webinar as it was announced',
    all: { label: 'All webinars', href: '/webinars' },
  },
});
