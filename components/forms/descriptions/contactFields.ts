import { EMAIL, telephoneDigits, trimmed } from '#components/forms/rules/typedText.ts';
import type { ContactForm } from '#content/forms/forms.ts';
import type { FieldDescription } from './fieldDescription.ts';

/** The fields of the enquiry form (specification 3.1 and 5). */
export const contactFields: readonly FieldDescription<keyof ContactForm['labels'], ContactForm['messages']>[] = [
  {
    name: 'titleid',
    kind: 'title',
    rule: ({ titleCode }, message) => titleCode(message),
    sent: Number,
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  {
    name: 'firstName',
    kind: 'text',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'given-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'lastName',
    kind: 'text',
    rule: ({ requiredText }, message) => requiredText(message),
    input: { autoComplete: 'family-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'phone',
    kind: 'text',
    rule: ({ matchingText }, message, { phoneDigits }) =>
      matchingText(message, telephoneDigits, /^\d{10,15}$/, phoneDigits),
    input: { type: 'tel', autoComplete: 'tel' },
    span: 3,
  },
  {
    name: 'email',
    kind: 'text',
    rule: ({ matchingText }, message, { emailFormat }) => matchingText(message, trimmed, EMAIL, emailFormat),
    input: { type: 'email', autoComplete: 'email' },
    span: 3,
  },
  {
    name: 'city',
    kind: 'city',
    rule: ({ listedCity }, message, _messages, findCity) => listedCity(message, message, findCity),
    sent: false,
  },
  { name: 'message', kind: 'longText', rule: ({ requiredText }, message) => requiredText(message) },
];
