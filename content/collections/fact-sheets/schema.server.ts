import { z } from 'zod';
import { reviewed } from '#content/collections/guides/schema.server.ts';
import {
  law,
  obey,
  obeyWhenFinished,
  officialSources,
  opening,
  shortVersion,
  words,
} from '#content/schema/editorial.server.ts';
import { isoDate, slug, source, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { inShort, introduction, sample, titles } from '#content/schema/post.server.ts';

/** What a finished fact sheet keeps to; a sample is still being written. */
const factSheetRules = [words(400, 700), shortVersion, opening, officialSources(2)];

const figure = z.strictObject({
  figure: text.max(40).describe('Figure'),
  text: text.max(160).describe('Meaning'),
  source: source.describe('Source that gives it'),
  /** Left out where others' summaries are all that could be read. */
  checked: isoDate.optional().describe('Compared with its source on'),
});

/** The review of a fact sheet includes its figures. */
function figuresReviewed(
  { figures, lastReviewed }: { figures: { checked?: string | undefined }[]; lastReviewed: string },
  context: z.RefinementCtx,
) {
  for (const [index, { checked }] of figures.entries())
    if (checked && checked > lastReviewed)
      context.addIssue({
        code: 'custom',
        path: ['figures', index, 'checked'],
        message: `That is after the last review, ${lastReviewed}; give the review this day too.`,
      });
}

/** A fact sheet: one duty on a page, with every figure, its source and the day on which it was checked. */
export const factSheetSchema = z
  .strictObject({
    slug,
    order: z.int().min(1).describe('Place in the list, from 1'),
    ...titles,
    teaser: text.max(120).describe('One sentence for the list'),
    ...introduction,
    inShort,
    figures: z.array(figure).min(1, 'Give at least one figure; a fact sheet is about figures.').describe('Figures'),
    lastReviewed: isoDate.describe('Last reviewed'),
    nextReview: isoDate.describe('Next review'),
    body: markdown,
    sources: z
      .array(source)
      .min(2, 'Name at least two official sources that the fact sheet rests on.')
      .describe('Sources, at least two official ones'),
    sample,
  })
  .superRefine(reviewed)
  .superRefine(figuresReviewed)
  .superRefine(obey(law))
  .superRefine(obeyWhenFinished(factSheetRules));

export type FactSheet = z.output<typeof factSheetSchema>;
