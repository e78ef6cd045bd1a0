import { contactForm, membershipForm } from '#content/forms/forms.ts';
import type { StoredForm } from './forms.ts';

/** A number of forms in words. */
export const countOf = (forms: number): string => (forms === 1 ? '1 form' : `${forms} forms`);

export const headings = { contact: 'Enquiry', membership: 'Membership application' };

/** What the fields are called, by their names in the payload. */
export const labels: Record<string, string> = {
  ...contactForm.labels,
  ...membershipForm.labels,
  consent: membershipForm.consent.link,
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

/** A date and time as staff read it, in London. */
const shownMoment = (iso: string): string => moment.format(new Date(iso));

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });

/** The day in London, as YYYY-MM-DD. */
export const dayOf = (moment: string | Date): string => day.format(new Date(moment));

/** What would move a terminal's cursor, or turn the direction of its text. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line, without anything that a terminal obeys. */
export const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ')
    .replace(/\p{C}/gu, '�')
    .replace(UNPRINTABLE, '�');

/** A value in words: the meaning of a code, and any other value unchanged. */
export function inWords(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'accepted' : 'not accepted';
  const options = { titleid: contactForm.titles, membershipCategory: membershipForm.categories }[name];
  return options?.find((option) => option.value === String(value))?.label ?? String(value);
}

/** What was sent without the captcha's token, which nobody needs any more. */
export const withoutToken = ({ payload }: Pick<StoredForm, 'payload'>): StoredForm['payload'] =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'reCaptcha'));

/** One form as a few lines of text. */
export function describeForm(stored: StoredForm): string {
  const { reference, receivedAt, form, handledAt, note, member } = stored;
  const lines = Object.entries(withoutToken(stored))
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${labels[name] ?? onOneLine(name)}: ${onOneLine(inWords(name, value))}`);
  const handled = handledAt && [
    `  Handled: ${[shownMoment(handledAt), member && 'became a member', onOneLine(note)].filter(Boolean).join(', ')}`,
  ];
  return [`${headings[form]} ${reference}, ${shownMoment(receivedAt)}`, ...lines, ...(handled || [])].join('\n');
}

/** Forms as text, ending in how many there are. */
export const describeForms = (forms: StoredForm[], folder: string): string =>
  [...forms.map(describeForm), `${countOf(forms.length)} in ${folder}`].join('\n\n');
