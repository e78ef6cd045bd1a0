import type { MembershipForm } from '#content/forms/forms.ts';
import { CODES, COUNTRY_CODE, EMAIL, POSTCODE } from '#content/shared/codes.ts';
import type { Description, Values } from './fieldDescription.ts';

const { titleid, membershipCategory } = CODES.membership;

/**
 * The fields of the application form, in the order in which they are sent (specification 3.2 and
 * 5).
 */
export const membershipFields: readonly Description<
  keyof MembershipForm['labels'] | 'consent',
  keyof MembershipForm['messages']
>[] = [
  {
    name: 'titleid',
    kind: 'title',
    accepts: Object.keys(titleid),
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  { name: 'fullname', kind: 'text', input: { autoComplete: 'name', spellCheck: false }, span: 4 },
  { name: 'phoneNo', kind: 'phone', input: { autoComplete: 'tel-national' }, span: 3 },
  { name: 'email', kind: 'email', accepts: EMAIL, malformed: 'emailFormat', input: { autoComplete: 'email' }, span: 3 },
  { name: 'membershipCategory', kind: 'choice', accepts: Object.keys(membershipCategory), initial: '0', first: true },
  { name: 'businessName', kind: 'text', input: { autoComplete: 'organization' } },
  { name: 'businessAddressLine1', kind: 'text', input: { autoComplete: 'address-line1' }, span: 3 },
  { name: 'businessAddressLine2', kind: 'text', optional: true, input: { autoComplete: 'address-line2' }, span: 3 },
  { name: 'city', kind: 'city', accepts: 'listedCity', malformed: 'cityUnlisted', span: 3 },
  {
    name: 'postcode',
    kind: 'postcode',
    accepts: POSTCODE,
    malformed: 'postcodeFormat',
    input: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
    span: 3,
  },
  { name: 'countryCode', kind: 'fixed', accepts: [COUNTRY_CODE], initial: COUNTRY_CODE, draft: false },
  // Never in the draft: consent is given afresh with each application.
  { name: 'consent', kind: 'consent', accepts: 'ticked', initial: false, draft: false },
];

/** An empty form; also what it returns to after success. */
export const initialValues: Values = Object.fromEntries(
  membershipFields.map(({ name, initial = '' }) => [name, initial] as const),
);
