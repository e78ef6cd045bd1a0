import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { type CalendarDate, isoDay } from '#content/dates.ts';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import { isPublished, publication } from '#content/schema/entries/publication.server.ts';

const MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** The fields of any collection's entries that have to do with days. */
const datedEntry = z.looseObject({ slug: z.string(), ...publication, nextReview: z.string().optional() });

/**
 * What changes on the site by itself, day by day: entries appear and expire, events are over, reviews are due. A review that was
 * due before the first day is listed on it. Drafts, which appear on no day, come last.
 */
export function scheduledChanges(from: CalendarDate, until: CalendarDate): string {
  const days = new Map<CalendarDate, string[]>();
  const add = (entry: object, day: CalendarDate | undefined, change: string) => {
    if (day && day >= from && day <= until) days.set(day, [...(days.get(day) ?? []), `  ${fileOf(entry)}: ${change}`]);
  };
  const entries = readdirSync(resolve(collectionFolder('')), { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name }) => readEntries(name, datedEntry));
  for (const entry of entries.filter(({ draft }) => !draft)) {
    const { publishOn, expiresOn, nextReview } = entry;
    if (publishOn && publishOn > from) add(entry, publishOn, 'appears');
    add(entry, expiresOn, 'is shown for the last day');
    if (nextReview && nextReview < from) add(entry, from, `its review has been due since ${nextReview}`);
    else if (nextReview && isPublished(entry, nextReview)) add(entry, nextReview, 'its review is due');
  }
  for (const event of readEntries('events', eventSchema)) {
    const { start, end } = event;
    const day = isoDay(end ?? start);
    const time = end ? `at ${end.slice('YYYY-MM-DDT'.length, MINUTE)}` : 'at the end of the day';
    if (isPublished(event, day)) add(event, day, `is over ${time}`);
  }
  const changes = [...days].sort().map(([day, lines]) => [day, ...lines.sort()].join('\n'));
  const drafts = entries.filter(({ draft }) => draft).map((entry) => `  ${fileOf(entry)}`);
  return [
    ...(changes.length > 0 ? changes : [`Nothing changes by itself until ${until}.`]),
    ...(drafts.length > 0 ? [['Drafts, shown on no day', ...drafts].join('\n')] : []),
  ].join('\n\n');
}
