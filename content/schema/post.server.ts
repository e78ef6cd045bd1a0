import { z } from 'zod';
import { publication } from './entries/publication.server.ts';
import { description, isoDate, pictureName, sharedCover, slug, source, text } from './fields.server.ts';
import { markdown } from './markdown.server.ts';

/** The names that an article, a guide or a report has in other places than its own heading. */
export const titles = {
  title: text.describe('Title'),
  /** The title in the browser's tab, where the full one is too long. */
  headTitle: text
    .max(38, 'Write at most 38 characters, so that the whole title stays under 60.')
    .describe('Title in the browser’s tab, at most 38 characters'),
  /** The last step of the breadcrumb. */
  crumb: text.max(32).describe('Name in the breadcrumb, at most 32 characters'),
};

/** What introduces a text, on its page and in search results. */
export const introduction = {
  /** One or two sentences that open the text, set large. */
  lead: text.describe('Opening, one or two sentences set large'),
  description: description.describe('Description for search engines, 50 to 160 characters'),
};

/** The main points of a text in plain words, one a line; `npm run readability` measures them. */
export const inShort = z.array(text.max(120, 'Write at most 120 characters a line.')).default([]);

/** Sample text that the association has still to replace; `npm run launch-check` lists it. */
export const sample = z.boolean().default(false);

/** What fact sheets and templates have in common: a place in their list, a text, and the days of its review. */
export const reviewedText = {
  slug,
  /** Place in the list, from 1. */
  order: z.int().min(1),
  ...titles,
  /** One sentence for the list. */
  teaser: text.max(120),
  ...introduction,
  inShort,
  lastReviewed: isoDate,
  nextReview: isoDate,
  body: markdown,
  sources: z.array(source).min(2, 'Name at least two official sources that the text rests on.'),
  ...publication,
  sample,
};

/** What articles and news items have in common (specification 3.4). */
export const post = {
  slug,
  ...titles,
  date: isoDate.describe('Date of publication'),
  /** The day of publication is not the association’s own. */
  sampleDate: z.boolean().default(false),
  /** When the text was last brought up to date, if later than `date`. */
  updated: isoDate.optional(),
  /** Left out: the cover that posts without one share. */
  image: pictureName.default(sharedCover.picture),
  imageAlt: text.default(sharedCover.alt),
  excerpt: text.max(200).describe('Excerpt for the list, at most 200 characters'),
  ...introduction,
  inShort,
  body: markdown,
  sources: z.array(source).default([]),
  ...publication,
  sample,
};

/** An update comes after the publication. */
export function updatedLater(
  { date, updated }: { date: string; updated?: string | undefined },
  context: z.RefinementCtx,
) {
  if (updated && updated <= date && isoDate.safeParse(date).success)
    context.addIssue({
      code: 'custom',
      path: ['updated'],
      message: `Write a day after the date, ${date}, or take it out.`,
    });
}
