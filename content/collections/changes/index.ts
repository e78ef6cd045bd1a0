import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readCollection } from '#content/schema/entries/collection.server.ts';
import { type Change, changeSchema } from './schema.server.ts';

/** The next day of a change, or its last one where all have passed; undefined where it is open. */
export const nextDay = ({ days }: Change): string | undefined => days.find((day) => day >= buildDay) ?? days.at(-1);

/** Whether the last day of a change has passed. */
export const isPast = (change: Change): boolean => (nextDay(change) ?? buildDay) < buildDay;

/** The exact days of a change. */
export const exactDays = ({ days, when }: Change): string[] => (when ? [] : days);

/** What changes in the law, by the next day of each; open ones come last. Each YAML file of this folder is a change. */
export const changes: Change[] = readCollection('changes', changeSchema, { unique: ['title'] }).sort((a, b) =>
  (nextDay(a) ?? '9999').localeCompare(nextDay(b) ?? '9999'),
);

/** When the newest of them was written or changed. */
export const changesUpdated = changes
  .map(({ updated }) => updated)
  .sort()
  .at(-1);
