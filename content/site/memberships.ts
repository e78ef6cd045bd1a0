import { CODES } from '#content/codes.ts';
import { defineWords } from '#content/schema/define.server.ts';

const { 0: msb, 1: affiliate } = CODES.membership.membershipCategory;

/**
 * What the two kinds of membership are called, by themselves and in sentences (specification 1).
 */
export const memberships = defineWords('content/site/memberships.ts', {
  msb: { name: msb, one: 'an MSB member', many: 'MSB members' },
  affiliate: { name: affiliate, one: 'an affiliate member', many: 'affiliate members' },
});
