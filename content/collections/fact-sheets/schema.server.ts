import { z } from 'zod';
import { figures } from '#content/figures/index.ts';
import { figureTexts, noSuchFigure } from '#content/figures/lookup.server.ts';
import {
  checkRules,
  checkRulesOfFinished,
  law,
  officialSources,
  opening,
  shortVersion,
  words,
} from '#content/schema/editorial.server.ts';
import { isoDate, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { reviewedText } from '#content/schema/post.server.ts';
import { hasReviewDates } from '#content/schema/review.server.ts';

/** What a finished fact sheet keeps to; a sample is still being written. */
const factSheetRules = [words(400, 700), shortVersion, opening, officialSources(2)];

const figure = z
  .strictObject({
    of: text.optional().describe('Name in the register of figures, which gives value, source and day; or nothing'),
    figure: text.max(40).optional().describe('Figure, where its words differ from the register’s'),
    text: text.max(160).describe('Meaning'),
    source: source.optional().describe('Source that gives it, where it isn’t the register’s'),
    /** Left out where others' summaries are all that could be read. */
    checked: isoDate.optional().describe('Compared with its source on'),
  })
  .transform((written, context) => {
    const { of, text, ...own } = written;
    const refuse = (field: string, message: string) => {
      addIssue(context, [field], message);
      return z.NEVER;
    };
    const registered = of ? figures[of] : undefined;
    const value = registered && of && figureTexts.get(of);
    if (of && !value) return refuse('of', noSuchFigure(of));
    if (of && own.checked) return refuse('checked', `Take it out: content/figures has the day for {${of}}.`);
    const figure = own.figure ?? value;
    const source = own.source ?? (registered?.source === 'association' ? undefined : registered?.source);
    if (!figure) return refuse('figure', 'Write the figure, or its name in content/figures as of: ….');
    if (!source) return refuse('source', 'Name the source that gives it.');
    const checked = registered ? registered.checked : own.checked;
    return { figure, text, source, ...(of && { of }), ...(checked && { checked }) };
  });

/** The review of a fact sheet includes the figures that it has itself; those of the register can be checked after it. */
function figuresReviewed(
  {
    figures,
    lastReviewed,
  }: { figures: { of?: string | undefined; checked?: string | undefined }[]; lastReviewed: string },
  context: z.RefinementCtx,
) {
  for (const [index, { of, checked }] of figures.entries())
    if (!of && checked && checked > lastReviewed)
      addIssue(
        context,
        ['figures', index, 'checked'],
        `That is after the last review, ${lastReviewed}; give the review this day too.`,
      );
}

/** A fact sheet: one duty on a page, with every figure, its source and the day on which it was checked. */
export const factSheetSchema = z
  .strictObject({
    ...reviewedText,
    figures: z.array(figure).min(1, 'Give at least one figure; a fact sheet is about figures.').describe('Figures'),
  })
  .superRefine(hasReviewDates)
  .superRefine(figuresReviewed)
  .superRefine(checkRules(law))
  .superRefine(checkRulesOfFinished(factSheetRules));

export type FactSheet = z.output<typeof factSheetSchema>;
