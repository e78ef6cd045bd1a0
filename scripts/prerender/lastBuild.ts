import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** What the last build has written to the web root. */
const RECORDS = '.cache/last-build.json';

const pageRecord = z.object({
  /** A hash of everything that the page is made from. */
  key: z.string(),
  /** The hashed files and pictures that it names. */
  files: z.array(z.string()),
  /** The stylesheet that it links, as a file below the web root. */
  stylesheet: z.string().optional(),
  /** What its policy's header must allow. */
  scriptHashes: z.array(z.string()),
  wasm: z.boolean(),
  /** Size and time of its three files. */
  state: z.string(),
});

/** What a build keeps of a page, so that the next one can leave its files as they are. */
export type PageRecord = z.infer<typeof pageRecord>;

const records = z.record(z.string(), pageRecord);
export type PageRecords = z.infer<typeof records>;

/** What the last build has recorded of its pages, by path; nothing if there was none, or another version of this code wrote it. */
export function readRecords(): PageRecords {
  if (!existsSync(RECORDS)) return {};
  const result = records.safeParse(JSON.parse(readFileSync(RECORDS, 'utf8')));
  return result.success ? result.data : {};
}

/** Keeps them for the next build; renamed when it is whole, as a build may be stopped at any moment. */
export function writeRecords(pages: PageRecords): void {
  writeFileSync(`${RECORDS}.part`, JSON.stringify(pages));
  renameSync(`${RECORDS}.part`, RECORDS);
}

/** The files of a page: itself, and its compressed copies. */
export const filesOf = (page: string): [html: string, br: string, gz: string] => [page, `${page}.br`, `${page}.gz`];

/** Size and time of a page's files, which change whenever anything writes to them; empty where one is missing. */
export function stateOf(page: string): string {
  const stats = filesOf(page).map((file) => statSync(file, { throwIfNoEntry: false }));
  return stats.every(Boolean) ? stats.map((stat) => `${stat?.size} ${stat?.mtimeMs} ${stat?.ino}`).join() : '';
}
