import * as z from 'zod/mini';
import { longDate } from '#components/ui/formatDate.ts';
import { type CalendarDate, isCalendarDate } from '#content/dates.ts';
import { lastDayOfYear, refundDays, refundOf } from './refund.ts';

/** The page's sentences with their slots; Refund.tsx passes them to its script as JSON. */
export const refundSentences = z.object({
  summary: z.string(),
  sum: z.string(),
  unreadable: z.string(),
  outside: z.string(),
});
export type RefundSentences = z.output<typeof refundSentences>;

/** A refund in words; `sums` is empty where the dates give none, and `errors` says which of the two is the reason. */
export type RefundWords = {
  summary: string;
  sums: { sum: string; result: string }[];
  errors: { begins: boolean; ends: boolean };
};

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `£292`, or `£639.20`. */
const pounds = (amount: number) => `£${amount.toFixed(2).replace('.00', '')}`;

/**
 * The refund for two dates in words, for the page and for its script.
 *
 * @param begins first day of membership, as the field has it
 * @param ends last day of membership, as the field has it
 * @param fees the fee of each membership
 * @param words the page's sentences with their slots
 */
export function refundWords(
  begins: CalendarDate,
  ends: CalendarDate,
  fees: number[],
  words: RefundSentences,
): RefundWords {
  const errors = { begins: !isCalendarDate(begins), ends: !isCalendarDate(ends) };
  if (errors.begins || errors.ends) return { summary: words.unreadable, sums: [], errors };
  const counted = refundDays(begins, ends);
  if (!counted) {
    const last = longDate(lastDayOfYear(begins));
    return {
      summary: fill(words.outside, { begins: longDate(begins), last }),
      sums: [],
      errors: { begins: false, ends: true },
    };
  }
  return {
    errors,
    summary: fill(words.summary, {
      ...counted,
      begins: longDate(begins),
      ends: longDate(ends),
      notice: longDate(counted.notice),
    }),
    sums: fees.map((fee) => ({
      sum: fill(words.sum, { ...counted, fee }),
      result: pounds(refundOf(fee, counted)),
    })),
  };
}
