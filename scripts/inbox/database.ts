import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** The database in the inbox's folder. */
export const DATABASE = 'inbox.db';

/**
 * Incremented by a change that earlier releases can't work with: a site rolled back to one could
 * then accept no forms.
 */
const VERSION = 1;
const SCHEMA = `CREATE TABLE IF NOT EXISTS forms (
    id INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL,
    payload TEXT NOT NULL,
    email TEXT AS (lower(trim(json_extract(payload, '$.email')))),
    handled_at TEXT,
    note TEXT NOT NULL DEFAULT '',
    member INTEGER NOT NULL DEFAULT 0,
    UNIQUE (fingerprint, received_at)
  ) STRICT;
  PRAGMA user_version = ${VERSION};`;

/**
 * Columns that were added later. `mail_due_at`: from when on a server may mail the form; none where
 * mail isn't set up, or the form has been mailed.
 */
const ADDED = ['mail_due_at', 'mailed_at'];

function makeTable(database: Database): void {
  database.exec(`BEGIN IMMEDIATE; ${SCHEMA}`);
  const has = database.prepare("SELECT 1 FROM pragma_table_info('forms') WHERE name = ?");
  for (const column of ADDED) if (!has.get(column)) database.exec(`ALTER TABLE forms ADD COLUMN ${column} TEXT`);
  database.exec('COMMIT');
}

/** A connection to the inbox's database. */
export type Database = InstanceType<typeof DatabaseSync>;

/** Flushes a file, or the names in a folder, to the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Opens the inbox's database in a folder, and makes both where they are missing, readable by their
 * owner only. A commit returns after the write is flushed; what is deleted is overwritten. Throws
 * when they can't be made or written to, or when a newer version of this program made them.
 */
export function openDatabase(folder: string): Database {
  const file = join(folder, DATABASE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  flush(folder);
  // How long a command or the server waits while the other writes.
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // `fullfsync`: on a Mac an ordinary flush ends in the memory of the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    database.exec('PRAGMA secure_delete = ON');
    if (database.prepare('SELECT 1 FROM pragma_user_version WHERE user_version > ?').get(VERSION))
      throw new Error('The inbox was made by a newer version of this program. Update the program.');
    makeTable(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the inbox's database, and closes it after the work, whose result it returns. */
export function withDatabase<Result>(folder: string, work: (database: Database) => Result): Result {
  const database = openDatabase(folder);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
