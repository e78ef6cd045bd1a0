import { stringify } from 'csv-stringify/sync';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { headings, inWords, labels } from './describe.ts';
import type { StoredForm } from './forms.ts';

/** The fields of both forms by their labels: what is called the same is one column. */
const FIELDS = new Map<string, string[]>();
for (const { name } of [...contactFields, ...membershipFields]) {
  const label = labels[name] ?? name;
  FIELDS.set(label, [...(FIELDS.get(label) ?? []), name]);
}

const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/London' });
/** A date and time in London, as spreadsheets read it. */
const tableMoment = (iso: string | null) => (iso === null ? '' : moment.format(new Date(iso)));

/**
 * Forms as a table for spreadsheets: RFC 4180 with a byte order mark, by which Excel knows UTF-8. A value that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function toCsv(forms: StoredForm[]): string {
  const rows = forms.map(({ reference, receivedAt, form, payload, handledAt, note, member }) => [
    ...[reference, tableMoment(receivedAt), headings[form], tableMoment(handledAt), note, member ? 'yes' : ''],
    ...[...FIELDS.values()].map((names) => {
      const name = names.find((candidate) => payload[candidate] !== undefined);
      return name === undefined ? '' : inWords(name, payload[name] ?? '');
    }),
  ]);
  const heading = ['Reference', 'Received', 'Form', 'Handled', 'Note', 'Became a member'];
  return stringify([[...heading, ...FIELDS.keys()], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
