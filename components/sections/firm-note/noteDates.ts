import type { NoteDate } from './note.ts';

/** How many dates a note has room for. */
const DENOMINATIONS = 3;

/** The dates that a note shows: the next duties, and where these are fewer, the next of the others, in order. */
export function noteDates(dates: readonly NoteDate[]): NoteDate[] {
  const duties = dates.filter(({ duty }) => duty);
  const others = dates.filter(({ duty }) => !duty);
  return [...duties, ...others].slice(0, DENOMINATIONS).sort((one, other) => one.date.localeCompare(other.date));
}
