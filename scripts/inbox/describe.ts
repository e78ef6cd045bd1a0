import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { contactForm, membershipForm } from '#content/forms/forms.ts';
import { CODES } from '#content/shared/codes.ts';
import type { StoredForm } from './forms.ts';

/** What the two forms are called. */
export const headings = { contact: 'Enquiry', membership: 'Membership application' };

/** What the fields are called, by their names in the payload. */
const labels: Record<string, string> = {
  ...contactForm.labels,
  ...membershipForm.labels,
  consent: membershipForm.consent.link,
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });
const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/London' });

/** A moment in London as YYYY-MM-DD HH:MM, from an ISO 8601 text. */
const minuteOf = (time: string) => minute.format(new Date(time));

/** A number of forms in words. */
export const countOf = (forms: number): string => (forms === 1 ? '1 form' : `${forms} forms`);

// What is stored has no control characters: the API cleans every text.
const onOneLine = (text: string): string => text.replace(/\n\s*/g, ' / ');

/** A text with its lines, of which no other can be taken for the next field. */
const indented = (text: string): string => text.replaceAll('\n', '\n    ');

const codes: Record<StoredForm['form'], Record<string, Record<string, string>>> = CODES;

/** A value of a form in words: the meaning of a code, and any other value as text. */
function inWords(form: StoredForm['form'], name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'accepted' : 'not accepted';
  return codes[form][name]?.[String(value)] ?? String(value);
}

/** What was sent, without the captcha's token, which nobody needs any more. */
export const withoutToken = ({ payload: { reCaptcha: _, ...fields } }: StoredForm): StoredForm['payload'] => fields;

/** Who sent a form. */
export const nameOf = ({ payload: { fullname, firstName, lastName } }: Pick<StoredForm, 'payload'>): string =>
  onOneLine(String(fullname ?? `${firstName} ${lastName}`));

/**
 * One form as a line: who sent it, and what for; without addresses, numbers and messages.
 */
export function lineOf({ reference, receivedAt, form, payload, handledAt, waitsForMail }: StoredForm): string {
  const { businessName = '', membershipCategory = '' } = payload;
  const category = inWords(form, 'membershipCategory', membershipCategory);
  const states = [handledAt ? 'handled' : '', waitsForMail ? 'not mailed yet' : ''];
  const words = [nameOf({ payload }), businessName, category, ...states].map(String).filter(Boolean);
  return `${reference}  ${minuteOf(receivedAt)}  ${headings[form].padEnd(headings.membership.length)}  ${words.map(onOneLine).join(', ')}`;
}

/** One form as a few lines of text. */
export function describeForm(stored: StoredForm): string {
  const { reference, receivedAt, form, handledAt, note, member } = stored;
  const handled = handledAt && [moment.format(new Date(handledAt)), member && 'became a member', onOneLine(note)];
  return [
    `${headings[form]} ${reference}, ${moment.format(new Date(receivedAt))}`,
    ...Object.entries(withoutToken(stored))
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `  ${labels[name] ?? onOneLine(name)}: ${indented(inWords(form, name, value))}`),
    ...(handled ? [`  Handled: ${handled.filter(Boolean).join(', ')}`] : []),
  ].join('\n');
}

const FIXED = ['Reference', 'Received', 'Form', 'Handled', 'Note', 'Became a member'];
/** What the columns of the table are called: the two forms call the telephone differently. */
const columns: Record<string, string> = { ...labels, phoneNo: contactForm.labels.phone };
/** The columns of both forms' fields: what is called the same is one column. */
const ANSWERS = new Set([...contactFields, ...membershipFields].map(({ name }) => columns[name] ?? name));

/**
 * A value as a cell of CSV (RFC 4180), with an apostrophe before what a spreadsheet would take for
 * a formula.
 */
function cellOf(value: string): string {
  const text = /^[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Forms as CSV, with the byte order mark by which Excel recognises UTF-8. */
export function toCsv(forms: StoredForm[]): string {
  const rows = forms.map(({ reference, receivedAt, form, payload, handledAt, note, member }) => {
    const answers = new Map(
      Object.entries(payload).map(([name, value]) => [columns[name], inWords(form, name, value)]),
    );
    const handled = handledAt ? minuteOf(handledAt) : '';
    const fixed = [reference, minuteOf(receivedAt), headings[form], handled, note, member ? 'yes' : ''];
    return [...fixed, ...[...ANSWERS].map((label) => answers.get(label) ?? '')];
  });
  const table = [[...FIXED, ...ANSWERS], ...rows];
  return `\uFEFF${table.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
