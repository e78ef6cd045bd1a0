import { stringify } from 'csv-stringify/sync';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { headings, inWords, labels, minuteOf } from './describe.ts';
import type { StoredForm } from './forms.ts';

const FIXED = ['Reference', 'Received', 'Form', 'Handled', 'Note', 'Became a member'];
/** The labels of both forms' fields: what is called the same is one column. */
const ANSWERS = new Set([...contactFields, ...membershipFields].map(({ name }) => labels[name] ?? name));

/**
 * Forms as a table for spreadsheets: RFC 4180 with a byte order mark, by which Excel knows UTF-8. A value that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function toCsv(forms: StoredForm[]): string {
  const rows = forms.map(({ reference, receivedAt, form, payload, handledAt, note, member }) => {
    const [received, handled] = [receivedAt, handledAt].map((time) => (time ? minuteOf(time) : ''));
    const answers = new Map(Object.entries(payload).map(([name, value]) => [labels[name], inWords(form, name, value)]));
    const fixed = [reference, received, headings[form], handled, note, member ? 'yes' : ''];
    return [...fixed, ...[...ANSWERS].map((label) => answers.get(label) ?? '')];
  });
  const table = [[...FIXED, ...ANSWERS], ...rows];
  // Spreadsheets end a row at a line feed, too.
  return stringify(table, { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: '\n' });
}
