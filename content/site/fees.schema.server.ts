import { z } from 'zod';
import { CODES } from '#content/codes.ts';

const fee = z.int('Write whole pounds, in figures alone, e.g. 365.').min(1, 'Write at least one pound.');

/** Whole pounds a year; prices everywhere are derived from them (specification 9). The build warns of copy that says “a pound a day”. */
export const feesSchema = z.strictObject({
  msb: fee.describe(`${CODES.membershipCategory[0]}, whole pounds a year`),
  affiliate: fee.describe(`${CODES.membershipCategory[1]}, whole pounds a year`),
});
