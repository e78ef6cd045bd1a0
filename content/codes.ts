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
