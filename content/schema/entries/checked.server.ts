import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { site } from '#content/site/site.ts';
import { buildDay } from './buildTime.server.ts';

const FOLDER = '.cache/entries';
/** Content that isn't an entry of a collection: what checks entries, and what these may name. */
const CODE = /^(?!collections\/.*\.yaml$).*\.(ts|json|yaml)$/;

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64url');

/** A hash of everything but its file that an entry depends on: code, packages, settings, and the day of the build. */
function ingredients(): string {
  const hash = createHash('sha256').update(JSON.stringify([buildDay, site, process.versions]));
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => CODE.test(name));
  for (const file of ['package-lock.json', ...names.sort().map((name) => join('content', name))])
    hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('base64url');
}

/** Of this process; in development this module is loaded again when another has changed. */
let current: string | undefined;

/**
 * The entries of a folder that the last build has checked, so that only those that have changed are checked again.
 *
 * @param folder of the collection
 */
export function checkedEntries<Entry>(folder: string) {
  const file = join(FOLDER, folder);
  current ??= ingredients();
  const of = current;
  const last: { of?: string; entries?: Map<string, Entry> } = existsSync(file) ? deserialize(readFileSync(file)) : {};
  const before: Map<string, Entry> = (last.of === of && last.entries) || new Map();
  const entries = new Map<string, Entry>();
  let made = 0;
  return {
    /** An entry that was checked with the same text, or what reads and checks it. */
    get(name: string, source: string, read: () => Entry): Entry {
      const key = `${name} ${hashOf(source)}`;
      const known = before.get(key);
      const entry = known ?? read();
      if (!known) made++;
      entries.set(key, entry);
      return entry;
    },
    /** Keeps them for the next build. */
    keep(): void {
      if (made === 0 && entries.size === before.size) return;
      mkdirSync(FOLDER, { recursive: true });
      // Several processes may do so at once, and a build may be stopped at any moment.
      const part = `${file}.${process.pid}.part`;
      writeFileSync(part, serialize({ of, entries }));
      renameSync(part, file);
    },
  };
}
