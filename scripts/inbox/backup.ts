import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { Database } from './database.ts';

/**
 * Copies a database while others use it: the copy has everything that was stored when it began, and nothing by halves.
 *
 * @param file where the copy is written, readable by its owner only
 * @throws when the file exists or can't be written
 */
export function backup(database: Database, file: string): void {
  const copy = openSync(file, 'wx', 0o600);
  try {
    database.prepare('VACUUM INTO ?').run(file);
    fsyncSync(copy);
  } finally {
    closeSync(copy);
  }
}
