import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';

const withDay = z.string().includes('{day}');

/** Reading without a connection: the page `/offline`, and the line below each page that is kept. */
export const offlineReading = define(
  'content/pages/offline.ts',
  z.strictObject({
    /** Whether this build keeps pages (README, settings). */
    on: z.boolean(),
    lead: text,
    /** In the place of a page that isn't kept. */
    missing: z.strictObject({ heading: text, text, again: text }),
    /** Where the browser can't keep pages. */
    unavailable: text,
    /** Where the build doesn't. */
    off: text,
    kept: z.strictObject({ heading: text, day: withDay, none: text, remove: text, wish: text, note: text }),
    /** Below a kept page; `copy` takes the place of `text` while there is no connection. */
    note: z.strictObject({ text, copy: withDay, link: z.strictObject({ label: text, href: path }) }),
  }),
  {
    on: site.offlineReading,
    lead: 'Guides, articles, news and webinar reports that you have read stay on your device, so that you can read them again without a connection.',
    missing: {
      heading: 'You are offline',
      text: 'The page you asked for is not kept on this device, and needs a connection. So do the forms, the search and the videos. It will load by itself when you are online again.',
      again: 'Try again',
    },
    unavailable:
      'This browser keeps no pages. That takes JavaScript and storage, and one of them is missing or switched off.',
    off: 'At present this website keeps no pages on your device.',
    kept: {
      heading: 'Pages kept on this device',
      day: 'Kept on {day}',
      none: 'No pages are kept.',
      remove: 'Remove all',
      wish: 'Keep the pages I read on this device',
      note: 'The 20 pages that you read last, and none while your browser saves data. They are copies of public pages, and nothing is sent to us. Untick the box to remove them all and to keep no more.',
    },
    note: {
      text: 'This page is kept on your device, so that you can read it without a connection.',
      copy: 'You are offline. This is the copy kept on {day}; there may be a newer one.',
      link: { label: 'Pages kept on this device', href: '/offline' },
    },
  },
);

export type OfflineReading = typeof offlineReading;
