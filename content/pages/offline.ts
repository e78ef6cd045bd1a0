import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';

const withDay = z.string().includes('{day}');

/** The name of the button, which the list of kept pages quotes. */
const KEEP = 'Keep this page to read offline';

const withTitle = z.string().includes('{title}');

/** Reading without a connection: the page `/offline`, and the button of each page that can be kept. */
export const offlineReading = define(
  'content/pages/offline.ts',
  z.strictObject({
    /** Whether this build can keep pages (README, settings). */
    on: z.boolean(),
    lead: text,
    /** In the place of a page that isn't kept. */
    missing: z.strictObject({ heading: text, text, again: text }),
    /** Where the browser can't keep pages. */
    unavailable: text,
    /** Where the build doesn't. */
    off: text,
    /** The list of kept pages; `removeTitle` is the name of the button beside each of them. */
    kept: z.strictObject({
      heading: text,
      day: withDay,
      none: text,
      remove: text,
      removeTitle: withTitle,
      removed: withTitle,
      removeAll: text,
      note: text,
    }),
    /** How a page is kept, in steps, and pages that are worth it. */
    how: z.strictObject({ heading: text, steps: z.array(z.strictObject({ title: text, text })).min(2) }),
    worth: z.strictObject({ heading: text, pages: z.array(path).min(1) }),
    /**
     * Below a page: the button's two names, and what is said once the page is kept, while a kept copy is read without a
     * connection, once it is removed, and when keeping it has failed.
     */
    page: z.strictObject({
      keep: text,
      remove: text,
      kept: text,
      copy: withDay,
      removed: text,
      failed: text,
      link: z.strictObject({ label: text, href: path }),
    }),
  }),
  {
    on: site.offlineReading,
    lead: 'You can keep guides, articles and other pages on your device, and read them without a connection.',
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
      none: `No pages are kept. To keep one, press “${KEEP}” below it.`,
      remove: 'Remove',
      removeTitle: 'Remove “{title}”',
      removed: '“{title}” is removed.',
      removeAll: 'Remove all',
      note: 'They are copies of public pages, and nothing is sent to us. Each is renewed when you read it with a connection. When you remove the last one, nothing is left.',
    },
    how: {
      heading: 'How to keep a page',
      steps: [
        {
          title: 'Open it',
          text: 'While you have a connection: a guide, a fact sheet, a template, an article or the glossary.',
        },
        { title: 'Press the button', text: `“${KEEP}” stands at the end of the text.` },
        { title: 'Read it anywhere', text: 'Open it at its usual address, or from the list on this page.' },
      ],
    },
    worth: {
      heading: 'Worth keeping',
      pages: [
        '/how-to-prepare-for-an-hmrc-audit',
        '/fact-sheets/suspicious-activity-reports',
        '/fact-sheets/sanctions-and-frozen-assets',
        '/glossary',
      ],
    },
    page: {
      keep: KEEP,
      remove: 'Remove the kept page',
      kept: 'This page is kept on your device, so that you can read it without a connection.',
      copy: 'You are offline. This is the copy kept on {day}; there may be a newer one.',
      removed: 'The page is no longer kept on your device.',
      failed: 'That did not work. Please try again, with a connection.',
      link: { label: 'Pages kept on this device', href: '/offline' },
    },
  },
);

export type OfflineReading = typeof offlineReading;
