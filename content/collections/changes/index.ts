import { readCollection } from '#content/schema/entries/collection.server.ts';
import { type Change, changeSchema } from './schema.server.ts';

/** Every change, past or not. */
export const allChanges: Change[] = readCollection('changes', changeSchema, {
  unique: ['title'],
  arrange: (entries) => entries.toSorted((a, b) => (a.next ?? '9999').localeCompare(b.next ?? '9999')),
});

/**
 * What changes in the law, by the next day of each; open ones come last. Each YAML file of this
 * folder is a change. Once its day has passed, what begins on it is in force; a day by which
 * something was to be done is left out.
 */
export const changes: Change[] = allChanges.filter(({ isPast, begins }) => begins || !isPast);

/** Those to come: what the feeds and the compliance calendar tell. */
export const comingChanges = changes.filter(({ isPast }) => !isPast);

/** When the newest of them was written or changed. */
export const changesUpdated = changes
  .map(({ updated }) => updated)
  .sort()
  .at(-1);
