import { z } from 'zod';
import { referenceOf } from '#components/forms/descriptions/reference.ts';
import type { Database } from './database.ts';
import { type InboxEntry, payloadSchema } from './inbox.ts';

/** A form in the inbox, as staff see it. */
export type StoredForm = InboxEntry & {
  reference: string;
  /** When somebody marked it as handled. */
  handledAt: string | null;
  note: string;
  /** An application that led to membership: kept until somebody erases it. */
  member: boolean;
};

const rowSchema = z
  .object({
    fingerprint: z.string(),
    received_at: z.string(),
    form: z.enum(['contact', 'membership']),
    payload: z.string().transform((text, { addIssue }) => {
      try {
        return payloadSchema.parse(JSON.parse(text));
      } catch {
        addIssue('This is no form.');
        return z.NEVER;
      }
    }),
    handled_at: z.string().nullable(),
    note: z.string(),
    member: z.number(),
  })
  .transform(
    ({ fingerprint, received_at: receivedAt, form, payload, handled_at: handledAt, note, member }): StoredForm => ({
      ...{ reference: referenceOf(fingerprint), receivedAt, form, payload, handledAt, note },
      member: member === 1,
    }),
  );

const select = (database: Database, where: string, ...values: string[]): StoredForm[] =>
  rowSchema.array().parse(database.prepare(`SELECT * FROM forms ${where} ORDER BY received_at, id`).all(...values));

/** Everything in the inbox, oldest first. */
export const allForms = (database: Database): StoredForm[] => select(database, '');

const OF_PERSON = 'WHERE email = lower(trim(?))';

/** What one person has sent, oldest first; capital letters make no difference. */
export const formsOfPerson = (database: Database, email: string): StoredForm[] => select(database, OF_PERSON, email);

/** The beginning of a fingerprint, from a reference as people write it: in small letters, with O for 0, with I or L for 1. */
const fingerprintStart = (reference: string) =>
  reference.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[-\s]/g, '');

const WITH_REFERENCE = 'WHERE substr(fingerprint, 1, 8) = ?';

/** The forms with a reference, oldest first; more than one where the same form was sent again on another day. */
export const formsWith = (database: Database, reference: string): StoredForm[] =>
  select(database, WITH_REFERENCE, fingerprintStart(reference));

/**
 * Marks the forms with a reference as handled; a later mark replaces an earlier one, but a member stays one.
 *
 * @returns how many there are
 */
export const markHandled = (
  database: Database,
  { reference, note, member, now }: { reference: string; note: string; member: boolean; now: Date },
): number =>
  database
    .prepare(`UPDATE forms SET handled_at = ?, note = ?, member = max(member, ?) ${WITH_REFERENCE}`)
    .run(now.toISOString(), note, Number(member), fingerprintStart(reference)).changes;

/**
 * Deletes what one person has sent.
 *
 * @returns how many forms there were
 */
export const deletePerson = (database: Database, email: string): number =>
  database.prepare(`DELETE FROM forms ${OF_PERSON}`).run(email).changes;

/** Writes everything to the database file itself and empties the log beside it, which still has what was deleted. */
export const emptyLog = (database: Database): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
