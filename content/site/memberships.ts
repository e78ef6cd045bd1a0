import type { FeeName } from '#content/figures/fees.server.ts';
import { figureText } from '#content/figures/lookup.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { CODES } from '#content/shared/codes.ts';

const { 0: msb, 1: affiliate } = CODES.membership.membershipCategory;

/** A fee in force on the day of the build; `feeName` gives it for another day. */
const feeOf = (feeName: FeeName) => ({
  feeName,
  fee: figureText(feeName),
  perYear: `${figureText(feeName)} a year`,
});

/**
 * The two memberships (specification 1 and 9): their codes in the application, what they are called
 * by themselves and in sentences, who may join, and what members pay.
 */
export const memberships = defineWords('content/site/memberships.ts', {
  msb: {
    code: '0',
    name: msb,
    one: 'an MSB member',
    many: 'MSB members',
    forWhom: 'Businesses that exchange currency, transmit money or cash cheques in the UK',
    ...feeOf('fee-msb'),
  },
  affiliate: {
    code: '1',
    name: affiliate,
    one: 'an affiliate member',
    many: 'affiliate members',
    forWhom: 'Businesses and professionals that supply, advise or work alongside the sector',
    ...feeOf('fee-affiliate'),
  },
});

export type Membership = (typeof memberships)['msb' | 'affiliate'];
