import { z } from 'zod';
import { picture } from '#content/collections/pictures.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import type { Webinar } from '#content/collections/webinars/schema.server.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const link = z.strictObject({ label: text, href: path });

const schema = z.strictObject({
  list: z.strictObject({ title: text, lead: text, more: text }),
  report: z.strictObject({
    /** What stands under the figures of the facts strip; the time stands under the date. */
    facts: z.strictObject({ platform: text, attendance: text }),
    highlights: text,
    video: text,
  }),
  others: z.strictObject({ heading: text, announcement: text, all: link }),
});

export type WebinarReportLabels = z.output<typeof schema>['report'];

/** The list of webinars and what their reports have in common (specification 2.15). */
export const webinarPages = define('content/pages/webinars.ts', schema, {
  list: {
    title: 'Webinars',
    lead: 'An hour, one subject, and what to take away from it.',
    more: 'Read More',
  },
  report: {
    facts: { platform: 'Platform', attendance: 'Attendance' },
    highlights: 'Highlights',
    video: 'The recording',
  },
  others: {
    heading: 'More webinars',
    announcement: 'This webinar as it was announced',
    all: { label: 'All webinars', href: '/webinars' },
  },
});

/** A webinar's card (specification 3.4). */
export const webinarPost = ({ link, title, date, desc, img }: Webinar) => ({
  href: link,
  title,
  date,
  excerpt: desc,
  picture: picture(img),
});

/** The recording of a webinar, as a tile shows it. */
export const webinarVideo = ({ video: { youtubeId, title, poster } }: Webinar) => ({
  youtubeId,
  description: title,
  poster: picture(poster),
});

/** What stands beside a report: the other webinars, and the webinar's own announcement where there is one. */
export function besideReport(slug: string) {
  const { heading, announcement, all } = webinarPages.others;
  const announced = webinarDetail.report.link === `/${slug}`;
  return {
    heading,
    all,
    posts: webinars.filter((webinar) => webinar.slug !== slug).map(webinarPost),
    announcement: announced ? { label: announcement, href: '/webinar-bank-accounts-for-msb-businesses' } : undefined,
  };
}
