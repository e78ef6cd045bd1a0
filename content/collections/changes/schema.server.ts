import { z } from 'zod';
import { figures } from '#content/figures/index.ts';
import { figureDay, noSuchFigure } from '#content/figures/lookup.server.ts';
import { mark } from '#content/pages/compliance-calendar.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import { askedAs, isoDate, path, plainNumbers, slug, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';

/** The kinds of firm by which the page of changes is filtered. */
export const changeFirms = ['exchange', 'spi', 'api'] as const;

/** A change of the law, or a day that its rules set, as its author writes it. */
const authoredChange = z.strictObject({
  /** Its anchor on the page of changes. */
  slug,
  title: text
    .max(60, 'Write at most 60 characters: a calendar shows the title in one line.')
    .describe('Title, what changes or falls due'),
  askedAs,
  days: z
    .array(isoDate)
    .default([])
    .describe(
      'Days, each on which it falls; first and last day of a period; none where a figure gives it, or it is open',
    ),
  when: text
    .max(45)
    .optional()
    .describe('When in words, e.g. Early 2027, where its days are no exact ones, or nothing'),
  figure: slug.optional().describe('Figure, by its name, whose newest value or whose day of the year gives the day'),
  year: z.int().min(2026).max(2100).optional().describe('Year of a figure that is a day of the year'),
  firms: z
    .array(z.enum(changeFirms))
    .describe('Kinds of firm that have to do something, or none if it affects few firms of any kind'),
  who: text.describe('Who, e.g. Companies with frozen assets'),
  action: text.describe('What to do'),
  mark: mark.describe('Who says so: law or rules (must), a regulator (should) or the association (advice)'),
  begins: z.boolean().optional().describe('Begins, on for a rule that is in force from its date; off for a deadline'),
  source: source.describe('Source'),
  page: path.optional().describe('Page of this site that says more, or nothing'),
  rule: slug
    .optional()
    .describe('Rule of the compliance calendar that plans these dates, or nothing, and the calendar adds them itself'),
  updated: isoDate.describe('Written or changed on'),
  nextReview: isoDate.optional().describe('Next review, for a change without a date'),
  plainNumbers,
  ...publication,
});

/**
 * A change of the law. `days`: exact dates, when the entry does not describe them in words; empty
 * when the date is open.
 */
export const changeSchema = authoredChange
  .superRefine(({ figure, days, when, expiresOn, nextReview }, context) => {
    const invalid = (field: string, message: string) => addIssue(context, [field], message);
    if (figure && !figures[figure]) invalid('figure', noSuchFigure(figure));
    if (days.join() !== days.toSorted().join()) invalid('days', 'Put the days in order, the first one first.');
    if (figure && days.length > 0) invalid('days', 'Take the days out: the figure gives them.');
    if (figure || days.length > 0) return;
    if (!when) invalid('when', 'Write its days, or in words when it is: No day yet.');
    if (!expiresOn && !nextReview) invalid('nextReview', 'Write when to look at it again, since it has no day.');
  })
  .transform((change) => {
    const days = change.figure ? [figureDay(change.figure, change.year)] : change.days;
    /** The next day, or the last one where all have passed; none where it is open. */
    const next = days.find((day) => day >= buildDay) ?? days.at(-1);
    return { ...change, days, next, isPast: (next ?? buildDay) < buildDay, exactDays: change.when ? [] : days };
  });

export type Change = z.output<typeof changeSchema>;
