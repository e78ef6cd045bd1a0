import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { z } from 'zod';

/** The database in the inbox's folder. */
export const DATABASE = 'inbox.db';

/** How long a command or the server waits while the other writes. */
const WAIT_MS = 5_000;

/** What brings a database to the next version; `user_version` counts those that were done. One that was released is not changed. */
const MIGRATIONS = [
  `CREATE TABLE forms (
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
  CREATE INDEX forms_email ON forms (email, received_at);
  CREATE INDEX forms_received ON forms (received_at);`,
];

/** A connection to the inbox's database. */
export type Database = InstanceType<typeof DatabaseSync>;

const versionSchema = z.object({ user_version: z.number() });

/** Runs `work` as one transaction: all of it is stored, or nothing. */
export function transaction<Result>(database: Database, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: Database): void {
  transaction(database, () => {
    const { user_version: version } = versionSchema.parse(database.prepare('PRAGMA user_version').get());
    if (version > MIGRATIONS.length)
      throw new Error(`The inbox was made by a newer version of this program (${version}). Update the program.`);
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** Makes the folder and the file, readable by their owner only, and makes sure that the file's name survives a crash. */
function makeFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE);
  closeSync(openSync(file, 'a', 0o600));
  const parent = openSync(folder, 'r');
  fsyncSync(parent);
  closeSync(parent);
  return file;
}

/**
 * Opens the inbox's database. A commit returns once the disk was told to flush, and what is deleted is overwritten.
 *
 * @param folder where it lies; both are made when they aren't there
 * @throws when they can't be made or written to, or when a newer version of this program made them
 */
export function openDatabase(folder: string): Database {
  const database = new DatabaseSync(makeFile(folder), { timeout: WAIT_MS });
  try {
    // `fullfsync`: on a Mac an ordinary flush ends in the memory of the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    database.exec('PRAGMA secure_delete = ON');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the inbox's database, and closes it after the work.
 *
 * @returns what the work returns
 * @throws as `openDatabase` and the work do
 */
export function withDatabase<Result>(folder: string, work: (database: Database) => Result): Result {
  const database = openDatabase(folder);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
