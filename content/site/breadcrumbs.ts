import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { site } from './site.ts';

/** A page above the current one; `url` is its whole address, for machines. */
const crumb = z
  .strictObject({ label: text, href: path })
  .transform(({ label, href }) => ({ label, href, url: new URL(href, site.origin).href }));

export type Crumb = z.output<typeof crumb>;

/** The steps that breadcrumbs lead through; structured data tells the same trail. */
export const breadcrumbs = define(
  'content/site/breadcrumbs.ts',
  z.strictObject({
    label: text,
    home: crumb,
    learningHub: crumb,
    howToSeries: crumb,
    webinars: crumb,
    whatsHappening: crumb,
    calendar: crumb,
    events: crumb,
    blogs: crumb,
    news: crumb,
  }),
  {
    label: 'Breadcrumb',
    home: { label: 'Home', href: '/' },
    learningHub: { label: 'Learning Hub', href: '/learning-hub' },
    howToSeries: { label: 'How-to series', href: '/how-to-series' },
    webinars: { label: 'Webinars', href: '/webinars' },
    whatsHappening: { label: 'What’s Happening', href: '/whats-happening' },
    calendar: { label: 'Calendar', href: '/eventcalander' },
    events: { label: 'Events', href: '/events' },
    blogs: { label: 'Blogs', href: '/blogs' },
    news: { label: 'News', href: '/news' },
  },
);
