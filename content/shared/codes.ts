const TITLES = { 1: 'Mr.', 2: 'Mrs.', 3: 'Miss', 4: 'Dr.' } as const;

/**
 * The codes that each form sends, each with the words that it means (specification 3); the closed
 * forms share theirs. Rules in the browser take them from here too: unlike the rest of content,
 * this file ships.
 */
export const CODES = {
  contact: { titleid: TITLES },
  membership: { titleid: TITLES, membershipCategory: { 0: 'MSB Member', 1: 'Affiliate Member' } },
  closed: { titleid: TITLES },
} as const;

/** The only country code of the application form and of the reply to the welcome meet. */
export const COUNTRY_CODE = '+44';

/**
 * An email address of either form: a domain of two names or more in any script, and no comma,
 * bracket or quotation mark. It runs in linear time.
 */
export const EMAIL = /^[^\s@,;:()<>[\]"“”‘’]+@(?=.*\.)[\p{L}\p{M}\p{N}]+(?:(?:-+|\.)[\p{L}\p{M}\p{N}]+)*$/u;

/** A UK postcode: outward code, a space, inward code; or Girobank's own. It runs in linear time. */
export const POSTCODE = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|\d[A-Z]|[A-HJ-Y]\d{1,2}|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/i;
