import { z } from 'zod';
import { figures } from '#content/figures/index.ts';
import { figureTexts, noSuchFigure } from '#content/figures/lookup.server.ts';
import { editorial, officialSources } from '#content/schema/editorial.server.ts';
import { isoDate, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { hasReviewDates, reviewedText } from '#content/schema/post.server.ts';

const figure = z
  .strictObject({
    name: text
      .optional()
      .describe('Name in the register of figures, which supplies value, source and date, or nothing'),
    figure: text.max(40).optional().describe('Figure, if it should read differently from the register'),
    text: text.max(160).describe('Meaning'),
    source: source.optional().describe('Source, if it isn’t the one in the register'),
    /** Left out where nobody has compared them. */
    checked: isoDate.optional().describe('Compared with its source on'),
  })
  .transform(({ name, text, ...own }, context) => {
    const invalid = (field: string, message: string) => {
      addIssue(context, [field], message);
      return z.NEVER;
    };
    const registered = name ? figures[name] : undefined;
    const value = registered && name && figureTexts.get(name);
    if (name && !value) return invalid('name', noSuchFigure(name));
    if (name && own.checked) return invalid('checked', `Take it out: content/figures has the day for {${name}}.`);
    const figure = own.figure ?? value;
    const source = own.source ?? (registered?.source === 'association' ? undefined : registered?.source);
    if (!figure) return invalid('figure', 'Write the figure, or its name in content/figures as name: ….');
    if (!source) return invalid('source', 'Name the source that gives it.');
    const checked = registered ? registered.checked : own.checked;
    return { figure, text, source, ...(name && { name }), ...(checked && { checked }) };
  });

type Reviewed = { figures: { name?: string | undefined; checked?: string | undefined }[]; lastReviewed: string };

/**
 * The review of a fact sheet includes the figures that it has itself; those of the register can be
 * checked after it.
 */
function checksOwnFigures({ figures, lastReviewed }: Reviewed, context: z.RefinementCtx) {
  for (const [index, { name, checked }] of figures.entries())
    if (!name && checked && checked > lastReviewed)
      addIssue(
        context,
        ['figures', index, 'checked'],
        `That is after the last review, ${lastReviewed}; give the review this day too.`,
      );
}

/**
 * A fact sheet: one duty on a page, with every figure and its source, and the day of each
 * comparison that was made.
 */
export const factSheetSchema = z
  .strictObject({
    ...reviewedText,
    group: z.enum(['customers', 'regulators', 'firm']).describe('Group in the list'),
    figures: z.array(figure).min(1, 'Give at least one figure; a fact sheet is about figures.').describe('Figures'),
  })
  .superRefine(hasReviewDates)
  .superRefine(checksOwnFigures)
  .superRefine(editorial(officialSources));

export type FactSheet = z.output<typeof factSheetSchema>;
