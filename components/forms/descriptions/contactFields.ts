import { CODES } from '#content/codes.ts';
import type { ContactForm } from '#content/forms/forms.ts';
import type { Description } from './fieldDescription.ts';

const TITLES = Object.keys(CODES.contact.titleid);
/** Spaces, brackets, dots, dashes, and the invisible characters of a number that was copied from a contact. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * A telephone number as digits. The rule is digits only (specification 5), but people type `+44 (0)20 7946 0958`: this
 * removes separators, a leading plus, and the bracketed zero that isn't dialled after a country code. Anything else
 * stays, for the rule to refuse.
 */
const telephoneDigits = (typed: string): string =>
  typed
    .replace(/^[\s\p{Cf}]*\+(\d{2})\s?\(0\)/u, '$1')
    .replace(SEPARATORS, '')
    .replace(/^\+/, '');

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
  {
    name: 'firstName',
    kind: 'text',
    accepts: 'text',
    input: { autoComplete: 'given-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'lastName',
    kind: 'text',
    accepts: 'text',
    input: { autoComplete: 'family-name', spellCheck: false },
    span: 2,
  },
  {
    name: 'phone',
    kind: 'text',
    tidy: telephoneDigits,
    accepts: /^\d{10,15}$/,
    malformed: 'phoneDigits',
    input: { type: 'tel', autoComplete: 'tel' },
    span: 3,
  },
  {
    name: 'email',
    kind: 'text',
    // One @, no space, and a dot inside what follows it.
    accepts: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    malformed: 'emailFormat',
    input: { type: 'email', autoComplete: 'email' },
    span: 3,
  },
  { name: 'city', kind: 'city', accepts: 'listedCity', sent: false },
  { name: 'message', kind: 'longText', accepts: 'text' },
];
