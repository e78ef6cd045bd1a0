import { z } from 'zod';
import { description, isoDate, pictureName, sharedCover, slug, source, text } from './fields.server.ts';
import { markdown } from './markdown.server.ts';

/** What articles and news items have in common (specification 3.4). */
export const piece = {
  /** The end of its address, and the name of its file. */
  slug,
  title: text,
  /** The title in the browser's tab, where the full one is too long (38 characters at most). */
  headTitle: text.max(38, 'Write at most 38 characters, so that the whole title stays under 60.'),
  /** The last step of the breadcrumb. */
  crumb: text.max(32),
  date: isoDate,
  /** When the text was last brought up to date, if later than `date`. */
  updated: isoDate.optional(),
  /** Left out: the cover that pieces without one share. */
  image: pictureName.default(sharedCover.picture),
  imageAlt: text.default(sharedCover.alt),
  excerpt: text.max(200),
  /** One or two sentences that open the piece, set large. */
  lead: text,
  description,
  body: markdown,
  sources: z.array(source).default([]),
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
};
