import { stringify } from 'csv-stringify/sync';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { headings, inWords, labels } from './describe.ts';
import type { StoredForm } from './forms.ts';

/** The fields of both forms, each once. */
const FIELDS = [...new Set([...contactFields, ...membershipFields].map(({ name }) => name))];

/**
 * Forms as a table for spreadsheets: RFC 4180 with a byte order mark, by which Excel knows UTF-8. A value that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function toCsv(forms: StoredForm[]): string {
  const rows = forms.map(({ reference, receivedAt, form, payload, handledAt, note, member }) => [
    ...[reference, receivedAt, headings[form], handledAt ?? '', note, member ? 'yes' : ''],
    ...FIELDS.map((name) => inWords(name, payload[name] ?? '')),
  ]);
  const heading = ['Reference', 'Received', 'Form', 'Handled', 'Note', 'Became a member'];
  return stringify([[...heading, ...FIELDS.map((name) => labels[name] ?? name)], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
