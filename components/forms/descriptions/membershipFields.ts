import { EMAIL_INPUT, POSTCODE, tidyPostcode, trimmed } from '#components/forms/rules/typedText.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import type { FieldDescription, Values } from './fieldDescription.ts';

const CATEGORIES = ['0', '1'];

/** The fields of the application form, in the order in which they are sent (specification 3.2 and 5). */
export const membershipFields: readonly FieldDescription<
  keyof MembershipForm['labels'] | 'consent',
  MembershipForm['messages']
>[] = [
  {
    name: 'titleid',
    kind: 'title',
    rule: ({ titleCode }, message) => titleCode(message),
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  {
    name: 'fullname',
    kind: 'text',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'name', spellCheck: false },
    span: 4,
  },
  {
    name: 'phoneNo',
    kind: 'phone',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'tel-national' },
    span: 3,
  },
  {
    name: 'email',
    kind: 'text',
    // The specification asks for no format but the input type's own. It is checked here, since a hydrated form has no
    // validation by the browser.
    rule: ({ matchingText }, message, { emailFormat }) => matchingText(message, trimmed, EMAIL_INPUT, emailFormat),
    input: { type: 'email', autoComplete: 'email' },
    span: 3,
  },
  {
    name: 'membershipCategory',
    kind: 'choice',
    rule: ({ oneOf }) => oneOf(CATEGORIES),
    initial: '0',
    first: true,
    draft: CATEGORIES,
  },
  {
    name: 'businessName',
    kind: 'text',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'organization' },
  },
  {
    name: 'businessAddressLine1',
    kind: 'text',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'address-line1' },
    span: 3,
  },
  {
    name: 'businessAddressLine2',
    kind: 'text',
    rule: ({ optionalText }) => optionalText,
    optional: true,
    input: { autoComplete: 'address-line2' },
    span: 3,
  },
  {
    name: 'city',
    kind: 'city',
    rule: ({ listedCity }, message, { cityUnlisted }, findCity) => listedCity(message, cityUnlisted, findCity),
    span: 3,
  },
  {
    name: 'postcode',
    kind: 'postcode',
    rule: ({ matchingText }, message, { postcodeFormat }) =>
      matchingText(message, tidyPostcode, POSTCODE, postcodeFormat),
    input: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
    span: 3,
  },
  { name: 'countryCode', kind: 'fixed', rule: ({ fixed }) => fixed('+44'), initial: '+44', draft: false },
  {
    name: 'consent',
    kind: 'consent',
    rule: ({ ticked }, message) => ticked(message),
    initial: false,
    // Given anew each time.
    draft: false,
  },
];

/** The fields in the order in which the form shows them. */
export const shownFields = membershipFields.toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false));

/** An empty form; also what it returns to after success. */
export const initialValues: Values = Object.fromEntries(
  membershipFields.map(({ name, initial = '' }) => [name, initial] as const),
);
