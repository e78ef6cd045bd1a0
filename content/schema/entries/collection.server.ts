import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { mistake } from '#content/schema/define.server.ts';
import { buildDay } from './buildTime.server.ts';
import { checkedEntries } from './checked.server.ts';
import { fault, fileOf, fromFile, readEntry } from './entry.server.ts';
import { expiresAfterItAppears, isPublished, type Publication } from './publication.server.ts';
import { refuseLinksToUnpublished } from './publishedLinks.server.ts';

/** The rules for the entries of a collection as a whole. */
type Together<Entry> = {
  /** Fields that no two entries share, whether they are published or not. */
  unique?: (keyof Entry & string)[];
  /** Puts the entries into their order; unpublished ones have their place in it. */
  arrange?: (entries: Entry[]) => Entry[];
  /** What stands before an entry's slug in its address, e.g. `/news/`; left out where entries have no address. */
  address?: string;
};

/**
 * Reads every entry of a collection, published or not; those that the last build has checked are not checked again. Files are
 * read and not imported, so that entries are data: they aren't bundled, and scripts read them as the build does.
 *
 * @param folder below content/collections, e.g. `articles`
 * @param schema the zod schema of an entry
 * @returns the entries in the order of their files' names
 * @throws Error naming each file with a fault, what is wrong, and the line as it should be
 */
export function readEntries<Schema extends z.ZodType<{ slug: string } & Publication>>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] {
  const path = `content/collections/${folder}`;
  const whole = schema.superRefine(expiresAfterItAppears);
  const entries: z.output<Schema>[] = [];
  const wrong: string[] = [];
  const names = readdirSync(join(process.cwd(), path)).filter((name) => /\.(md|yaml)$/.test(name));
  const checked = checkedEntries<z.output<Schema>>(folder);
  for (const name of names.sort()) {
    const file = `${path}/${name}`;
    const source = readFileSync(join(process.cwd(), file), 'utf8');
    try {
      entries.push(
        fromFile(
          file,
          checked.get(name, source, () => readEntry(file, source, whole)),
        ),
      );
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (wrong.length) throw mistake(wrong.join('\n\n'));
  checked.keep();
  return entries;
}

/**
 * Reads a collection: the entries of a folder that are published on the day of the build. The rules hold for the others too, so
 * that the day on which one appears or expires breaks nothing.
 *
 * @param folder below content/collections, e.g. `articles`
 * @param schema the zod schema of an entry
 * @param together the rules for the entries as a whole
 * @throws Error naming each file with a fault or with a link to an entry that isn't published, and what to do
 */
export function readCollection<Schema extends z.ZodType<{ slug: string } & Publication>>(
  folder: string,
  schema: Schema,
  { unique = [], arrange = (entries) => entries, address }: Together<z.output<Schema>> = {},
): z.output<Schema>[] {
  const entries = readEntries(folder, schema);
  for (const field of ['slug', ...unique] as const) refuseTwins(entries, field);
  if (address) refuseLinksToUnpublished(entries, address);
  return arrange(entries).filter((entry) => isPublished(entry, buildDay));
}

/** Refuses two entries with the same value in a field. */
function refuseTwins<Entry extends object>(entries: Entry[], field: keyof Entry) {
  const seen = new Map<unknown, Entry>();
  for (const entry of entries) {
    const other = seen.get(entry[field]);
    if (other)
      throw refusal(entry, `${String(field)}: ${fileOf(other)} has “${entry[field]}” already; give each its own.`);
    seen.set(entry[field], entry);
  }
}

/** An error about an entry that was read, for its author. */
export const refusal = (entry: object, message: string): Error => fault(fileOf(entry) ?? 'content', `✖ ${message}`);

/**
 * Puts entries into the order that their authors gave them.
 *
 * @throws Error when the numbers aren't 1, 2, 3 and so on, each once
 */
export function inOrder<Entry extends { order: number }>(entries: Entry[]): Entry[] {
  const sorted = entries.toSorted((a, b) => a.order - b.order);
  for (const [index, entry] of sorted.entries())
    if (entry.order !== index + 1)
      throw refusal(
        entry,
        `order: It is ${entry.order} where ${index + 1} is due. Number the entries 1 to ${entries.length}, each number once.`,
      );
  return sorted;
}
