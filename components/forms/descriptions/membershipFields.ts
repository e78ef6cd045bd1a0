import { EMAIL_INPUT, POSTCODE, tidyPostcode, trimmed } from '#components/forms/rules/typedText.ts';
import { CODES } from '#content/codes.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import type { FieldDescription, Values } from './fieldDescription.ts';

const CATEGORIES = Object.keys(CODES.membershipCategory);

/** The fields of the application form, in the order in which they are sent (specification 3.2 and 5). */
export const membershipFields: readonly FieldDescription<
  keyof MembershipForm['labels'] | 'consent',
  MembershipForm['messages']
>[] = [
  {
    name: 'titleid',
    kind: 'title',
    rule: ({ rules, message }) => rules.titleCode(message),
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  {
    name: 'fullname',
    kind: 'text',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'name', spellCheck: false },
    span: 4,
  },
  {
    name: 'phoneNo',
    kind: 'phone',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'tel-national' },
    span: 3,
  },
  {
    name: 'email',
    kind: 'text',
    // The specification asks for no format but the input type's own. It is checked here, since a hydrated form has no
    // validation by the browser.
    rule: ({ rules, message, messages }) => rules.matchingText(message, trimmed, EMAIL_INPUT, messages.emailFormat),
    input: { type: 'email', autoComplete: 'email' },
    span: 3,
  },
  {
    name: 'membershipCategory',
    kind: 'choice',
    rule: ({ rules }) => rules.oneOf(CATEGORIES),
    initial: CATEGORIES[0] ?? '',
    first: true,
    draft: CATEGORIES,
  },
  {
    name: 'businessName',
    kind: 'text',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'organization' },
  },
  {
    name: 'businessAddressLine1',
    kind: 'text',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'address-line1' },
    span: 3,
  },
  {
    name: 'businessAddressLine2',
    kind: 'text',
    rule: ({ rules }) => rules.optionalText,
    optional: true,
    input: { autoComplete: 'address-line2' },
    span: 3,
  },
  {
    name: 'city',
    kind: 'city',
    rule: ({ rules, message, messages, findCity }) => rules.listedCity(message, messages.cityUnlisted, findCity),
    span: 3,
  },
  {
    name: 'postcode',
    kind: 'postcode',
    rule: ({ rules, message, messages }) =>
      rules.matchingText(message, tidyPostcode, POSTCODE, messages.postcodeFormat),
    input: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
    span: 3,
  },
  { name: 'countryCode', kind: 'fixed', rule: ({ rules }) => rules.fixed('+44'), initial: '+44', draft: false },
  {
    name: 'consent',
    kind: 'consent',
    rule: ({ rules, message }) => rules.ticked(message),
    initial: false,
    // Given anew each time.
    draft: false,
  },
];

/** An empty form; also what it returns to after success. */
export const initialValues: Values = Object.fromEntries(
  membershipFields.map(({ name, initial = '' }) => [name, initial] as const),
);
