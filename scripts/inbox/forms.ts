import { z } from 'zod';
import { retention } from '#content/forms/forms.ts';
import { addMonths, isoDay } from '#content/shared/dates.ts';
import type { Database } from './database.ts';
import { referenceOf } from './reference.ts';

const storedForm = z.object({
  reference: z.string().transform(referenceOf),
  receivedAt: z.string(),
  form: z.enum(['contact', 'membership']),
  payload: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  handledAt: z.string().nullable(),
  note: z.string(),
  /** An application that led to membership: kept until somebody erases it. */
  member: z.number().transform(Boolean),
  waitsForMail: z.number().transform(Boolean),
});

/** A form in the inbox, as staff see it. */
export type StoredForm = z.output<typeof storedForm>;

const SELECT = `SELECT fingerprint AS reference, received_at AS receivedAt, form, payload, handled_at AS handledAt, note,
  member, mail_due_at IS NOT NULL AS waitsForMail FROM forms`;

/** The forms of one person, by email address in any case. */
export const BY_EMAIL = 'WHERE email = lower(trim(?))';
/** The forms with a reference; more than one where the same form was sent again on another day. */
const BY_REFERENCE = 'WHERE substr(fingerprint, 1, 8) = ?';
const OVERDUE = `WHERE form = 'membership' AND NOT member AND received_at < :applications
  OR form = 'contact' AND received_at < :enquiries AND NOT EXISTS (SELECT 1 FROM forms AS later
    WHERE later.form = 'contact' AND later.email = forms.email AND later.received_at >= :enquiries)`;

/** The forms of the inbox, oldest first: all of them, or those that meet a condition. */
export const selectForms = (database: Database, where = '', ...values: (string | number)[]): StoredForm[] =>
  storedForm.array().parse(database.prepare(`${SELECT} ${where} ORDER BY received_at, id`).all(...values));

/** Deletes forms, from the write-ahead log too, and returns how many there were. */
export function deleteForms(database: Database, where: string, values: Record<string, string> | string): number {
  const { changes } = database.prepare(`DELETE FROM forms ${where}`).run(values);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return changes;
}

/**
 * Deletes what the privacy policy says is no longer kept (docs/inbox.md), and returns how many
 * forms there were.
 */
export const purge = (database: Database, now: Date): number =>
  deleteForms(database, OVERDUE, {
    enquiries: addMonths(isoDay(now), -retention.enquiryMonths),
    applications: addMonths(isoDay(now), -retention.applicationMonths),
  });

/**
 * The start of a fingerprint, from a reference as people write it: in small letters, with O for 0,
 * with I or L for 1.
 */
const fingerprintStart = (reference: string) =>
  reference.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[-\s]/g, '');

/** @throws Error when no form has the reference */
export function formsByReference(database: Database, reference: string): StoredForm[] {
  const forms = selectForms(database, BY_REFERENCE, fingerprintStart(reference));
  if (forms.length === 0) throw new Error(`No form has the reference ${reference}.`);
  return forms;
}

/**
 * Marks the forms with a reference as handled; a later mark replaces an earlier one, but a member
 * stays one.
 */
export function markHandled(database: Database, reference: string, note: string, member: boolean, now: Date): void {
  database
    .prepare(`UPDATE forms SET handled_at = ?, note = ?, member = max(member, ?) ${BY_REFERENCE}`)
    .run(now.toISOString(), note, Number(member), fingerprintStart(reference));
}
