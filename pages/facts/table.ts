import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path } from '#content/schema/fields.server.ts';
import { type HeadEntry, type HeadInput, headEntry } from '#content/schema/head.server.ts';
import { addIssue, contentError } from '#content/schema/issues.server.ts';
import { head } from '#content/site/head.ts';
import { entryPages } from './entryPages.ts';

type Entry = [path: string, entry: HeadInput];

/** One record of all entries; throws where two pages have one address. */
function byPath(entries: Entry[]): Record<string, HeadInput> {
  const record: Record<string, HeadInput> = {};
  for (const [path, entry] of entries) {
    if (record[path])
      throw contentError(
        `Two pages have the address ${path}. Give the newer one another slug, and its file that name.`,
      );
    record[path] = entry;
  }
  return record;
}

/** Whether a page's parents lead to the home page. */
function isBelowHome(entries: Record<string, HeadEntry>, path: string): boolean {
  const seen = new Set<string>();
  let step: string | undefined = path;
  while (step && step !== '/' && !seen.has(step)) {
    seen.add(step);
    step = entries[step]?.parent;
  }
  return step === '/' && entries[step] !== undefined;
}

/** A rule for the table: search engines find no title or description twice, and every page is below the home page. */
function checkTable(entries: Record<string, HeadEntry>, context: z.RefinementCtx) {
  const seen = new Map<string, string>();
  for (const [path, entry] of Object.entries(entries)) {
    if (!isBelowHome(entries, path))
      addIssue(context, [path, 'parent'], `From ${entry.parent} no parent leads to "/"; name a page that exists.`);
    if (!entry.index || entry.canonical) continue;
    for (const field of ['name', 'description'] as const) {
      const other = seen.get(entry[field]);
      if (other) addIssue(context, [path, field], `${other} has it already; write another.`);
      seen.set(entry[field], path);
    }
  }
}

/**
 * Checks the entries of all pages together.
 *
 * @throws Error for the author, naming the entry, where two pages share an address, a title or a description, or where the
 * parents of a page don't lead to the home page
 */
export const tableOf = (entries: Entry[]): Record<string, HeadEntry> =>
  define('content/site/head.ts', z.record(path, headEntry).superRefine(checkTable), byPath(entries));

/** The table of all pages: content/site/head.ts and what collections bring. */
export const table = tableOf([...Object.entries(head), ...entryPages.map(({ path, head }): Entry => [path, head])]);
