import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { collectionFolder, readText } from '#content/schema/contentFolder.server.ts';
import { contentError, fileError } from '#content/schema/issues.server.ts';
import { buildDay } from './buildTime.server.ts';
import { fieldError, readEntry } from './entry.server.ts';
import { expiresAfterItAppears, isPublished, isShown, type Publication } from './publication.server.ts';
import { fileOf } from './yaml.server.ts';

type CollectionRules<Entry> = {
  /** Fields that no two entries share, whether they are published or not. */
  unique?: readonly (keyof Entry & string)[];
  /** Puts the entries into their order; unpublished ones have their place in it. */
  arrange?: (entries: Entry[]) => Entry[];
};

/** The fields that are unique to each text of a collection. */
export const TEXT_NAMES = ['title', 'headTitle', 'crumb', 'excerpt', 'lead', 'description'] as const;

/** An error about an entry that was read, for its author. */
export const entryError = (entry: object, field: string, message: string): Error =>
  fieldError(fileOf(entry) ?? '', field, message);

const strayError = (file: string, message: string) => fileError(file, [{ path: [], message }]);

/**
 * Throws an Error that names each file that lies outside the folders of the collections, where it
 * would not be read.
 */
export function checkFolders(folders: string[]): void {
  const strays = readdirSync(resolve(collectionFolder(''))).filter(
    (name) => !/^\.|\.ts$/.test(name) && !folders.includes(name),
  );
  const advice = `Move it into one of the folders ${folders.join(', ')}, or delete it.`;
  if (strays.length > 0)
    throw contentError(strays.map((name) => strayError(collectionFolder(name), advice).message).join('\n\n'));
}

/**
 * Reads every entry of a folder below content/collections, published or not, in the order of their
 * files' names where the rules give no other. Files are read and not imported, so that entries are
 * data: they aren't bundled, and scripts read them as the build does.
 *
 * @throws Error naming each file that is wrong, with its lines and fields
 */
export function readEntries<Schema extends z.ZodType<{ slug: string } & Publication>>(
  folder: string,
  schema: Schema,
  { unique = [], arrange = (entries) => entries }: CollectionRules<z.output<Schema>> = {},
): z.output<Schema>[] {
  const path = collectionFolder(folder);
  const entrySchema = schema.superRefine(expiresAfterItAppears);
  const entries: z.output<Schema>[] = [];
  const errors: string[] = [];
  const names = readdirSync(resolve(path)).filter((name) => !/^\.|\.ts$/.test(name));
  for (const name of names.sort()) {
    const file = join(path, name);
    try {
      if (!/\.(md|yaml)$/.test(name))
        throw strayError(file, 'Its entries end with .md or .yaml: move it, or delete it.');
      entries.push(readEntry(file, readText(file), entrySchema));
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (errors.length) throw contentError(errors.join('\n\n'));
  for (const field of ['slug', ...unique] as const) checkUnique(entries, field);
  return arrange(entries);
}

/**
 * The entries that are published on the day of the build, without those that are samples where the
 * build shows none.
 */
export const published = <Entry extends Publication & { sample?: boolean | undefined }>(entries: Entry[]): Entry[] =>
  entries.filter((entry) => isPublished(entry, buildDay) && isShown(entry));

/**
 * Reads the entries of a folder that are published on the day of the build, as `readEntries`. The
 * rules hold for the others too, so that the day on which one appears or expires breaks nothing.
 */
export const readCollection = <Schema extends z.ZodType<{ slug: string } & Publication>>(
  folder: string,
  schema: Schema,
  rules: CollectionRules<z.output<Schema>> = {},
): z.output<Schema>[] => published(readEntries(folder, schema, rules));

/** Throws where two entries have the same value in a field. */
function checkUnique<Entry extends object>(entries: Entry[], field: keyof Entry & string) {
  const seen = new Map<unknown, Entry>();
  for (const entry of entries) {
    const other = seen.get(entry[field]);
    if (other && entry[field] !== undefined)
      throw entryError(entry, field, `${fileOf(other)} has “${entry[field]}” already; give each its own.`);
    seen.set(entry[field], entry);
  }
}

/**
 * Puts entries into their authors' order; throws when two have the same number. One that was
 * deleted leaves a gap.
 */
export function inOrder<Entry extends { order: number }>(entries: Entry[]): Entry[] {
  checkUnique(entries, 'order');
  return entries.toSorted((a, b) => a.order - b.order);
}

/** Newest first, then those without a day. */
export const byDate = <Entry extends { date?: string | undefined }>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
