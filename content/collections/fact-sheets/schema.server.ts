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
import { isoDate, source, text } from '#content/schema/fields.server.ts';
import { reviewedText } from '#content/schema/post.server.ts';

/** What a finished fact sheet keeps to; a sample is still being written. */
const factSheetRules = [words(400, 700), shortVersion, opening, officialSources(2)];

const figure = z.strictObject({
  figure: text.max(40),
  text: text.max(160),
  /** The source that gives it. */
  source,
  /** The day on which the two were compared; left out where others' summaries are all that could be read. */
  checked: isoDate.optional(),
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
    ...reviewedText,
    figures: z.array(figure).min(1, 'Give at least one figure; a fact sheet is about figures.'),
  })
  .superRefine(reviewed)
  .superRefine(figuresReviewed)
  .superRefine(obey(law))
  .superRefine(obeyWhenFinished(factSheetRules));

export type FactSheet = z.output<typeof factSheetSchema>;
