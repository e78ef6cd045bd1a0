import { z } from 'zod';
import { description, isoDate, pictureName, sharedCover, slug, source, text } from '../fields.server.ts';
import { markdown } from '../markdown.server.ts';

/** A news item (specification 2.17 and 3.4). */
export const newsSchema = z.strictObject({
  id: z.int().min(1),
  /** Its address under /news/, and the name of its file. */
  slug,
  title: text,
  headTitle: text.max(38, 'Write at most 38 characters, so that the whole title stays under 60.'),
  crumb: text.max(32),
  date: isoDate,
  updated: isoDate.optional(),
  /** Left out: the cover that pieces without one share. */
  image: pictureName.default(sharedCover.picture),
  imageAlt: text.default(sharedCover.alt),
  excerpt: text.max(200),
  lead: text,
  description,
  body: markdown,
  sources: z.array(source).default([]),
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type NewsItem = z.output<typeof newsSchema>;
/** What a news item's file exports as `newsItem`; content/news/index.ts checks it. */
export type NewsItemInput = z.input<typeof newsSchema>;
