import { EMAIL, telephoneDigits, trimmed } from '#components/forms/rules/typedText.ts';
import type { ContactForm } from '#content/forms/forms.ts';
import type { FieldDescription } from './fieldDescription.ts';

/** The fields of the enquiry form (specification 3.1 and 5). */
export const contactFields: readonly FieldDescription<keyof ContactForm['labels'], ContactForm['messages']>[] = [
  {
    name: 'titleid',
    kind: 'title',
    rule: ({ rules, message }) => rules.titleCode(message),
    sent: Number,
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  {
    name: 'firstName',
    kind: 'text',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'given-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'lastName',
    kind: 'text',
    rule: ({ rules, message }) => rules.requiredText(message),
    input: { autoComplete: 'family-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'phone',
    kind: 'text',
    rule: ({ rules, message, messages }) =>
      rules.matchingText(message, telephoneDigits, /^\d{10,15}$/, messages.phoneDigits),
    input: { type: 'tel', autoComplete: 'tel' },
    span: 3,
  },
  {
    name: 'email',
    kind: 'text',
    rule: ({ rules, message, messages }) => rules.matchingText(message, trimmed, EMAIL, messages.emailFormat),
    input: { type: 'email', autoComplete: 'email' },
    span: 3,
  },
  {
    name: 'city',
    kind: 'city',
    rule: ({ rules, message, findCity }) => rules.listedCity(message, message, findCity),
    sent: false,
  },
  { name: 'message', kind: 'longText', rule: ({ rules, message }) => rules.requiredText(message) },
];
