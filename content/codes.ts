/**
 * The codes that the forms send, each with the words that it means (specification 3). Rules in the browser take them from
 * here too: unlike the rest of content, this file ships.
 */
export const CODES = {
  titleid: { 1: 'Mr.', 2: 'Mrs.', 3: 'Miss', 4: 'Dr.' },
  membershipCategory: { 0: 'MSB Member', 1: 'Affiliate Member' },
} as const;

/** The only country code of the application form and of the reply to the welcome meet. */
export const COUNTRY_CODE = '+44';

/** A UK postcode: outward code, a space, inward code; or Girobank's own. It runs in linear time. */
export const POSTCODE = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|\d[A-Z]|[A-HJ-Y]\d{1,2}|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/i;
