import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { isoDay } from '#content/dates.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import { isPublished, publication } from '#content/schema/entries/publication.server.ts';

const MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** The fields of any collection's entries that have to do with days. */
const dated = z.looseObject({ slug: z.string(), ...publication, nextReview: z.string().optional() });

/** Something that happens to an entry on a day without anybody doing anything. */
export type Change = { day: string; file: string; what: string };

/** The entries of all collections. */
const everyEntry = () =>
  readdirSync(join(process.cwd(), 'content/collections'), { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name }) => readEntries(name, dated));

/** The files that are drafts, and so appear on no day. */
export const drafts = (): string[] => everyEntry().flatMap((entry) => (entry.draft ? (fileOf(entry) ?? []) : []));

/**
 * What changes by itself, oldest first: entries appear and expire, events are over, reviews are due. A review that was due before the
 * first day is listed on it.
 *
 * @param from the first day, YYYY-MM-DD
 * @param until the last day
 */
export function changes(from: string, until: string): Change[] {
  const found: Change[] = [];
  const add = (entry: object, day: string | undefined, what: string) => {
    if (day && day >= from && day <= until) found.push({ day, file: fileOf(entry) ?? '', what });
  };
  for (const entry of everyEntry()) {
    const { draft, publishOn, expiresOn, nextReview } = entry;
    if (draft) continue;
    if (publishOn && publishOn > from) add(entry, publishOn, 'appears');
    add(entry, expiresOn, 'is shown for the last day');
    if (nextReview && nextReview < from) add(entry, from, `its review has been due since ${nextReview}`);
    else if (nextReview && isPublished(entry, nextReview)) add(entry, nextReview, 'its review is due');
  }
  for (const event of readEntries('events', eventSchema)) {
    const { start, end } = event;
    const day = isoDay(end ?? start);
    const when = end ? `at ${end.slice('YYYY-MM-DDT'.length, MINUTE)}` : 'at the end of the day';
    if (isPublished(event, day)) add(event, day, `is over ${when}`);
  }
  return found.sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file));
}

/** The list of changes and drafts as a text for people, with the last day that it covers. */
export function forecastText(list: Change[], drafts: string[], until: string): string {
  const days = [...new Set(list.map(({ day }) => day))].map((day) =>
    [day, ...list.filter((change) => change.day === day).map(({ file, what }) => `  ${file}: ${what}`)].join('\n'),
  );
  const unpublished = drafts.length
    ? [['Drafts, shown on no day', ...drafts.map((file) => `  ${file}`)].join('\n')]
    : [];
  return [...(days.length ? days : [`Nothing changes by itself until ${until}.`]), ...unpublished].join('\n\n');
}
