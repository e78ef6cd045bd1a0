import type { ContactForm } from '#content/forms/forms.ts';
import { CODES, EMAIL } from '#content/shared/codes.ts';
import type { Description } from './fieldDescription.ts';

const TITLES = Object.keys(CODES.contact.titleid);

/** The fields of the enquiry form (specification 3.1 and 5). */
export const contactFields: readonly Description<keyof ContactForm['labels'], keyof ContactForm['messages']>[] = [
  {
    name: 'titleid',
    kind: 'title',
    accepts: TITLES,
    sent: TITLES.map(Number),
    input: { autoComplete: 'honorific-prefix' },
    span: 2,
  },
  { name: 'firstName', kind: 'text', input: { autoComplete: 'given-name', spellCheck: false }, span: 2 },
  { name: 'lastName', kind: 'text', input: { autoComplete: 'family-name', spellCheck: false }, span: 2 },
  {
    name: 'phone',
    kind: 'phoneDigits',
    accepts: /^\d{10,15}$/,
    malformed: 'phoneDigits',
    input: { autoComplete: 'tel' },
    span: 3,
  },
  { name: 'email', kind: 'email', accepts: EMAIL, malformed: 'emailFormat', input: { autoComplete: 'email' }, span: 3 },
  { name: 'city', kind: 'city', accepts: 'listedCity', sent: false },
  { name: 'message', kind: 'longText' },
];
