import { z } from 'zod';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { CODES } from '#content/shared/codes.ts';
import { datedValues, type Figures } from './schema.server.ts';

const { 0: msb, 1: affiliate } = CODES.membership.membershipCategory;

const value = z.strictObject({
  value: z
    .int('Write whole pounds, in figures alone, e.g. 365.')
    .min(1, 'Write at least one pound.')
    .describe('Fee, whole pounds a year'),
  from: isoDate.optional().describe('From: the first day of this fee, or nothing for the oldest'),
});

/** A fee with its changes. The oldest has no day, so that every day has a fee. */
const fee = datedValues(value, 'Write the fee.').superRefine(([oldest], context) => {
  if (oldest?.from)
    addIssue(
      context,
      [0, 'from'],
      'The first fee of the list has no day. Put a new fee below it, and keep former fees.',
    );
});

/**
 * What members pay (specification 9), by the names of these figures; in a file of their own, which
 * staff edit.
 */
export const feesSchema = z.strictObject({
  'fee-msb': fee.describe(`${msb} fees, each with its first day, the oldest first`),
  'fee-affiliate': fee.describe(`${affiliate} fees, each with its first day, the oldest first`),
});

/** The name of a fee among the figures. */
export type FeeName = keyof z.output<typeof feesSchema>;

/** The fees as figures. */
export const fees: Figures = Object.fromEntries(
  Object.entries(readData(`${contentFolder}/site/fees.yaml`, feesSchema)).map(([name, values]) => [
    name,
    { what: 'What members pay a year.', unit: 'pounds', values, source: 'association' },
  ]),
);
