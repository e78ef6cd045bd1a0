import { readCollection } from '#content/schema/entries/collection.server.ts';
import { type Change, changeSchema } from './schema.server.ts';

/** What changes in the law, by the next day of each; open ones come last. Each YAML file of this folder is a change. */
export const changes: Change[] = readCollection('changes', changeSchema, {
  unique: ['title'],
  arrange: (entries) => entries.toSorted((a, b) => (a.next ?? '9999').localeCompare(b.next ?? '9999')),
});

/** When the newest of them was written or changed. */
export const changesUpdated = changes
  .map(({ updated }) => updated)
  .sort()
  .at(-1);
