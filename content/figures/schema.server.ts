import { z } from 'zod';
import { isoDate, slug, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';

/**
 * Periods are written out in full, so that prose can show them as they are: 30 days, 15 business
 * days.
 */
const period = z.enum(['hours', 'days', 'working days', 'business days', 'weeks', 'months', 'years']);

const unit = z.enum(['pounds', 'euros', 'percent', ...period.options, 'day of the year']);

export type Unit = z.output<typeof unit>;

/** Whether a unit is a length of time. */
export const isPeriod = (unit: Unit): boolean => period.safeParse(unit).success;

/** A day that comes every year, as month and day. */
const dayOfYear = z
  .string()
  .refine((written) => isoDate.safeParse(`2028-${written}`).success, 'Write the day as MM-DD, e.g. 09-30.');

const value = z.strictObject({
  /**
   * The first day on which it is in force; only the first value may go without, where that day
   * isn't known.
   */
  from: isoDate.optional(),
  /** The last day on which it is in force, where no other value follows. */
  until: isoDate.optional(),
  value: z.number().positive('Write a number above 0.').or(dayOfYear),
});

/** The days on which a value is in force. */
export type InForce = Pick<z.output<typeof value>, 'from' | 'until'>;

/**
 * A rule for dated values: they are in the order of their days, and each after the first says from
 * when.
 */
function isChronological(values: InForce[], context: z.RefinementCtx): void {
  for (const [index, { from, until }] of values.entries()) {
    const invalid = (field: string, message: string) => addIssue(context, [index, field], message);
    const before = values[index - 1];
    const end = [before?.from ?? '', before?.until ?? ''].sort().at(-1);
    if (before && !from) invalid('from', 'Write the day from which this value follows the one before it.');
    else if (from && end && from <= end) invalid('from', `Write a day after ${end}, or put the values in order.`);
    if (from && until && until < from) invalid('until', `Write a day that is not before ${from}.`);
  }
}

/**
 * A list of dated values, the oldest first. One that is not yet in force may be listed beforehand.
 *
 * @param missing what an author reads where the list is empty
 */
export const datedValues = <Value extends InForce>(value: z.ZodType<Value>, missing: string) =>
  z.array(value).min(1, missing).superRefine(isChronological);

const figure = z
  .strictObject({
    /** What it is, for colleagues; readers don't see it. */
    what: text,
    unit,
    values: datedValues(value, 'Write its value.'),
    /**
     * The page that says so, or its name in the file's own list; `association` for advice of our
     * own.
     */
    source: source.or(text),
    /** The day on which value and source were compared; left out where nobody has done so. */
    checked: isoDate.optional(),
  })
  .superRefine(({ unit, values, source, checked }, context) => {
    for (const [index, { value }] of values.entries())
      if ((unit === 'day of the year') !== (typeof value === 'string'))
        addIssue(
          context,
          ['values', index, 'value'],
          unit === 'day of the year' ? 'Write the day as MM-DD, e.g. 09-30.' : `Write a number of ${unit}.`,
        );
    if (source === 'association' && checked)
      addIssue(context, ['checked'], 'Advice of our own has no source to check.');
  });

/** A figure whose source is found. */
export type Figure = Omit<z.output<typeof figure>, 'source'> & { source: z.output<typeof source> | 'association' };

/** Figures by their names. */
export const figuresSchema = z.record(slug, figure);

export type Figures = Record<string, Figure>;
