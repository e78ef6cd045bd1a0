import { addDays, addMonths, type CalendarDate, DAY_MS } from '#content/dates.ts';

/** Written notice to the Board, at least this long before the last day (specification 9). */
const NOTICE_DAYS = 14;

/** What the terms count when a membership ends early. */
export type RefundDays = {
  /** Days in the membership year. */
  days: number;
  /** Those up to and including the last day of membership. */
  active: number;
  remaining: number;
  /** The last day on which notice reaches the Board in time. */
  notice: CalendarDate;
};

const daysBetween = (from: CalendarDate, to: CalendarDate) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The last day of a membership year: twelve months from the day on which membership begins. */
export const lastDayOfYear = (begins: CalendarDate): CalendarDate => addDays(addMonths(begins, 12), -1);

/**
 * Counts the days of a membership that ends early, as the terms do.
 *
 * @param begins first day of membership
 * @param ends last day of membership
 * @returns undefined where the last day isn't in the membership year
 */
export function refundDays(begins: CalendarDate, ends: CalendarDate): RefundDays | undefined {
  const last = lastDayOfYear(begins);
  if (ends < begins || ends > last) return undefined;
  const days = daysBetween(begins, last) + 1;
  const active = daysBetween(begins, ends) + 1;
  return { days, active, remaining: days - active, notice: addDays(ends, -NOTICE_DAYS) };
}

/** The refund in pounds, to the penny: the fee, divided by the days of the year, multiplied by those that remain. */
export const refundOf = (fee: number, { days, remaining }: Pick<RefundDays, 'days' | 'remaining'>): number =>
  Math.round((fee * 100 * remaining) / days) / 100;
