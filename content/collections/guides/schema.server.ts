import { z } from 'zod';
import { description, isoDate, pictureName, sharedCover, slug, source, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';

/** A how-to guide of the Learning Hub (specification 2.14). */
export const guideSchema = z.strictObject({
  /** Its address, and the name of its file. */
  slug,
  /** Place in the series, from 1. */
  order: z.int().min(1),
  title: text,
  /** The title in the browser's tab, where the full one is too long (38 characters at most). */
  headTitle: text.max(38, 'Write at most 38 characters, so that the whole title stays under 60.'),
  /** The last step of the breadcrumb. */
  crumb: text.max(32),
  /** One sentence for the card in the series. */
  teaser: text.max(120),
  /** One or two sentences under the title. */
  lead: text,
  description,
  /** Left out: the cover that pieces without one share. */
  cover: pictureName.default(sharedCover.picture),
  coverAlt: text.default(sharedCover.alt),
  /** Large figures under the opening, e.g. `{ figure: '150+', text: 'questions …' }`. */
  facts: z
    .array(z.strictObject({ figure: text.max(16), text: text.max(120) }))
    .max(3)
    .default([]),
  lastReviewed: isoDate,
  nextReview: isoDate,
  body: markdown,
  sources: z.array(source).min(2, 'Name the official sources that the guide rests on.'),
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type Guide = z.output<typeof guideSchema>;
/** What a guide's file exports as `guide`; content/collections/guides/index.ts checks it. */
export type GuideInput = z.input<typeof guideSchema>;
