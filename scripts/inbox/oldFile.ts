import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '#components/forms/descriptions/reference.ts';
import { transaction, withDatabase } from './database.ts';
import { countOf } from './describe.ts';
import { entrySchema, type InboxEntry } from './inbox.ts';

/** What earlier versions of the server appended forms to, one JSON object a line. */
const OLD_FILE = 'submissions.jsonl';
/** How its name ends once the database has what it held; the time is in between. */
const TAKEN_OVER = /^submissions\.taken-over-.+\.jsonl$/;

function readEntry(line: string): InboxEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/**
 * Moves what an inbox of an earlier version holds into the database, once, and renames its file.
 *
 * @returns what was done, in a sentence; undefined where there was nothing to do
 */
export async function takeOver(folder: string, now: Date): Promise<string | undefined> {
  const file = join(folder, OLD_FILE);
  if (!existsSync(file)) return;
  const lines = linesOf(file);
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  const fingerprints = await Promise.all(entries.map(({ payload }) => fingerprintOf(payload)));
  withDatabase(folder, (database) => {
    // OR IGNORE: after a crash between the two steps, the entries are there already.
    const insert = database.prepare(
      'INSERT OR IGNORE INTO forms (fingerprint, received_at, form, payload) VALUES (?, ?, ?, ?)',
    );
    transaction(database, () => {
      for (const [index, { receivedAt, form, payload }] of entries.entries())
        insert.run(fingerprints[index], receivedAt, form, JSON.stringify(payload));
    });
  });
  const name = `submissions.taken-over-${now.toISOString().replaceAll(':', '-')}.jsonl`;
  renameSync(file, join(folder, name));
  const cutShort = lines.length - entries.length;
  const leftOut = cutShort === 0 ? '' : ` ${cutShort} cut short and left out.`;
  return `Took over ${countOf(entries.length)} from ${OLD_FILE}, which is kept as ${name}.${leftOut}`;
}

/**
 * Removes entries from the files that were taken over, which still hold them. A file without an entry left is deleted; a line
 * that was cut short was never acknowledged, and goes with the first entry that does.
 */
export function removeFromOldFiles(folder: string, unwanted: (entry: InboxEntry) => boolean): void {
  for (const name of readdirSync(folder).filter((name) => TAKEN_OVER.test(name))) {
    const file = join(folder, name);
    const entries = linesOf(file).flatMap((line) => readEntry(line) ?? []);
    const kept = entries.filter((entry) => !unwanted(entry));
    if (kept.length === 0) rmSync(file);
    else if (kept.length < entries.length) {
      writeFileSync(`${file}.new`, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    }
  }
}
