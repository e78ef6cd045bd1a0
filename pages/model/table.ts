import { z } from 'zod';
import { goneFile } from '#content/schema/contentFolder.server.ts';
import { define } from '#content/schema/define.server.ts';
import { fieldError, wordsIssues } from '#content/schema/entries/entry.server.ts';
import { path } from '#content/schema/fields.server.ts';
import { type HeadEntry, type HeadInput, headEntry } from '#content/schema/head.server.ts';
import { addIssue, fileError } from '#content/schema/issues.server.ts';
import { gone, head } from '#content/site/head.ts';
import { entryPages } from './entryPages.ts';

const TABLE = 'content/site/head.ts';

/** A page's entry in the table; one that an entry of a collection brings has its file. */
type Row = [path: string, entry: HeadInput, file?: string | undefined];

/** What a field of the table is called in the file of an entry, where it has another name there. */
const FIELDS: Record<string, string> = { address: 'slug', name: 'headTitle' };

/** An error about a page whose field another page has already, for the author of the newer one. */
function twinError([path, , file]: Row, other: Row, field: string, advice: string): Error {
  const message = `${other[2] ?? other[0]} has it already; ${advice}.`;
  return file
    ? fieldError(file, FIELDS[field] ?? field, message)
    : fileError(TABLE, [{ path: [path, field], message }]);
}

/**
 * One record of all entries; throws where two pages have one address, a former one included, or one
 * title or description.
 */
function byPath(rows: Row[]): Record<string, HeadInput> {
  const seen = new Map<string, Row>([[`address /admin`, ['The editor', { name: '', description: '' }]]]);
  const take = (row: Row, field: string, value: string, advice: string) => {
    const key = `${field === 'redirectFrom' ? 'address' : field} ${value}`;
    const other = seen.get(key);
    if (other) throw twinError(row, other, field, advice);
    seen.set(key, row);
  };
  for (const row of rows) {
    const [path, { name, description, index = true, canonical }] = row;
    take(row, 'address', path, 'give this file another name');
    if (!index || canonical) continue;
    take(row, 'name', name, 'write another');
    take(row, 'description', description, 'write another');
  }
  // After all pages: none may be hidden behind a redirect.
  for (const row of rows)
    for (const address of row[1].redirectFrom ?? []) take(row, 'redirectFrom', address, `take ${address} out here`);
  return Object.fromEntries(rows.map(([path, entry]) => [path, entry]));
}

/** A rule for the table: every page is below one that exists. */
function hasParents(entries: Record<string, HeadEntry>, context: z.RefinementCtx) {
  for (const [path, { parent }] of Object.entries(entries))
    if (!entries[parent]) addIssue(context, [path, 'parent'], `There is no page ${parent}; name one that exists.`);
}

/**
 * Checks the entries of all pages together: throws an Error for the author, naming the entry, where
 * two pages share an address, a title or a description, or where the page above a page is missing.
 */
export const tableOf = (rows: Row[]): Record<string, HeadEntry> =>
  define(TABLE, z.record(path, headEntry).superRefine(hasParents), byPath(rows));

/** The table of all pages: content/site/head.ts and what collections bring. */
export const table = tableOf([
  ...Object.entries(head),
  ...entryPages.map(({ path, head, file }): Row => [path, head, file]),
]);

/**
 * Former addresses, each with that of the page to which it redirects. That is always a page, so
 * that no redirect leads to another.
 */
export const redirects: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([path, { redirectFrom }]) =>
    redirectFrom.map((from): [string, string] => [from, path]),
  ),
);

const live = gone.find((address) => address in table || redirects.has(address));
if (live) throw fileError(goneFile, wordsIssues(goneFile, live, `${live} leads to a page: take it out here.`));
