import { z } from 'zod';
import { CODES } from '#content/codes.ts';
import type { CalendarDate } from '#content/dates.ts';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { inPounds } from '#content/text.ts';
import { isChronological } from './schema.server.ts';
import { indexInForce } from './wording.server.ts';

const wholePounds = z.int('Write whole pounds, in figures alone, e.g. 365.').min(1, 'Write at least one pound.');

/** A fee with its changes, the oldest first. The first has no day, so that every day has a fee. */
const fee = z
  .array(
    z.strictObject({
      value: wholePounds.describe('Fee, whole pounds a year'),
      from: isoDate.optional().describe('From: the first day of this fee, or nothing for the oldest'),
    }),
  )
  .min(1, 'Write the fee.')
  .superRefine(isChronological)
  .superRefine(([oldest], context) => {
    if (oldest?.from) addIssue(context, [0, 'from'], 'Leave out the day of the oldest fee, and keep former fees.');
  });

/** What members pay (specification 9). A new fee may be listed before its day. */
export const feesSchema = z.strictObject({
  msb: fee.describe(`${CODES.membership.membershipCategory[0]} fees, each with its first day, the oldest first`),
  affiliate: fee.describe(`${CODES.membership.membershipCategory[1]} fees, each with its first day, the oldest first`),
});

/**
 * A fee as pages write it: `£365`, `£365 a year` and, where it is whole pounds a day in a year of
 * 365 days, `£1`.
 */
const written = (pounds: number) => ({
  pounds,
  text: inPounds(pounds),
  perYear: `${inPounds(pounds)} a year`,
  daily: pounds % 365 === 0 ? inPounds(pounds / 365) : undefined,
});

const current = readData(`${contentFolder}/site/fees.json`, feesSchema);

/** The fees in force on a day. */
export function feesOn(day: CalendarDate) {
  const on = (values: z.output<typeof fee>) => written(values[indexInForce({ values }, day)]?.value ?? 0);
  return { msb: on(current.msb), affiliate: on(current.affiliate) };
}
