import { z } from 'zod';
import { fingerprintOf } from '#components/forms/descriptions/reference.ts';
import { openDatabase, transaction } from './database.ts';

export const payloadSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const entrySchema = z.strictObject({
  receivedAt: z.iso.datetime(),
  form: z.enum(['contact', 'membership']),
  payload: payloadSchema,
});

/** One accepted form. */
export type InboxEntry = z.infer<typeof entrySchema>;

export type Inbox = {
  /**
   * Resolves once the entry is on the disk itself; rejects when it may not be there. A form that arrived within the day
   * before is there already, and not stored again.
   */
  append: (entry: InboxEntry) => Promise<void>;
  /** Whether this very request was stored within the day before: the same form with the same captcha token. */
  has: (entry: InboxEntry) => Promise<boolean>;
  /** Waits for what is under way and lets go of the database. */
  close: () => Promise<void>;
};

type Waiting = { entry: InboxEntry; stored: () => void; failed: (error: unknown) => void };

const DAY_MS = 24 * 60 * 60 * 1000;

const INSERT = `INSERT INTO forms (fingerprint, received_at, form, payload)
  SELECT :fingerprint, :receivedAt, :form, :payload
  WHERE NOT EXISTS (SELECT 1 FROM forms WHERE fingerprint = :fingerprint AND received_at > :dayBefore)`;

const SAME_REQUEST = `SELECT 1 FROM forms
  WHERE fingerprint = ? AND received_at > ? AND json_extract(payload, '$.reCaptcha') = ?`;

/** The moment after which the same form counts as the same. */
const dayBefore = (moment: string) => new Date(Date.parse(moment) - DAY_MS).toISOString();

/**
 * Opens the inbox. Entries that arrive together are written in one transaction and flushed once, so that a burst costs
 * little more than a single form.
 *
 * @param folder where its database lies; made when it isn't there, readable by its owner only
 * @throws when it can't be made or opened
 */
export function openInbox(folder: string): Inbox {
  const database = openDatabase(folder);
  // Made once: a statement holds on to its files until it is collected as garbage.
  const insert = database.prepare(INSERT);
  const sameRequest = database.prepare(SAME_REQUEST);
  let waiting: Waiting[] = [];
  let work = Promise.resolve();

  const write = (entries: InboxEntry[], fingerprints: string[]) =>
    transaction(database, () => {
      for (const [index, { receivedAt, form, payload }] of entries.entries()) {
        const fingerprint = fingerprints[index];
        const text = JSON.stringify(payload);
        insert.run({ fingerprint, dayBefore: dayBefore(receivedAt), receivedAt, form, payload: text });
      }
    });

  const writeWaiting = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const entries = batch.map(({ entry }) => entry);
      write(entries, await Promise.all(entries.map(({ payload }) => fingerprintOf(payload))));
      for (const { stored } of batch) stored();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  return {
    append: (entry) =>
      new Promise((stored, failed) => {
        waiting.push({ entry, stored, failed });
        work = work.then(writeWaiting);
      }),
    has: async ({ receivedAt, payload }) => {
      if (!payload.reCaptcha) return false;
      const fingerprint = await fingerprintOf(payload);
      return sameRequest.get(fingerprint, dayBefore(receivedAt), payload.reCaptcha) !== undefined;
    },
    close: async () => {
      await work;
      database.close();
    },
  };
}
