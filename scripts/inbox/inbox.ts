import { DAY_MS } from '#content/shared/dates.ts';
import { openDatabase } from './database.ts';
import type { StoredForm } from './forms.ts';
import { fingerprintOf, referenceOf } from './reference.ts';

/** One accepted form. */
export type InboxEntry = Pick<StoredForm, 'receivedAt' | 'form' | 'payload'>;

export type Inbox = ReturnType<typeof openInbox>;

const INSERT = `INSERT INTO forms (fingerprint, received_at, form, payload)
  SELECT :fingerprint, :receivedAt, :form, :payload
  WHERE NOT EXISTS (SELECT 1 FROM forms WHERE fingerprint = :fingerprint AND received_at > :dayBefore)`;

const SAME_REQUEST = `SELECT 1 FROM forms
  WHERE fingerprint = ? AND received_at > ? AND json_extract(payload, '$.reCaptcha') = ?`;

/** The moment after which the same form counts as the same. */
const dayBefore = (moment: string) => new Date(Date.parse(moment) - DAY_MS).toISOString();

/** Opens the inbox as `openDatabase` does. */
export function openInbox(folder: string) {
  const database = openDatabase(folder);
  // Prepared once: a statement keeps its files open until it is garbage-collected.
  const insert = database.prepare(INSERT);
  const sameRequest = database.prepare(SAME_REQUEST);
  return {
    /**
     * Resolves with the form's reference once the entry is on the disk itself. A form that arrived
     * within the day before is not stored again.
     */
    append: async ({ receivedAt, form, payload }: InboxEntry) => {
      const fingerprint = fingerprintOf(payload);
      const text = JSON.stringify(payload);
      insert.run({ fingerprint, receivedAt, form, payload: text, dayBefore: dayBefore(receivedAt) });
      return referenceOf(fingerprint);
    },
    /**
     * Whether this very request was stored within the day before: the same form with the same
     * captcha token.
     */
    has: async ({ receivedAt, payload }: InboxEntry) => {
      if (!payload.reCaptcha) return false;
      const fingerprint = fingerprintOf(payload);
      return sameRequest.get(fingerprint, dayBefore(receivedAt), payload.reCaptcha) !== undefined;
    },
    close: () => database.close(),
  };
}
