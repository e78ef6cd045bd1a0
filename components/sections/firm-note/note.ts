import type { CalendarDate } from '#content/dates.ts';

/** What a firm's own note says. */
export type Note = {
  /** What it is for: "Compliance calendar". */
  title: string;
  name: string;
  /** The kind of firm, or of membership; may be empty. */
  kind: string;
  /** Its serial number is made from this day. */
  issued: CalendarDate;
  /** The note shows three of them. Without any, the day of issue stands in the rosette. */
  dates: readonly NoteDate[];
};

export type NoteDate = { date: CalendarDate; title: string; duty: boolean };

/** How many dates a note has room for. */
const DENOMINATIONS = 3;

/** The dates that a note shows: the next duties, and where these are fewer, the next of the others, in order. */
export function noteDates(dates: readonly NoteDate[]): NoteDate[] {
  const duties = dates.filter(({ duty }) => duty);
  const others = dates.filter(({ duty }) => !duty);
  return [...duties, ...others].slice(0, DENOMINATIONS).sort((one, other) => one.date.localeCompare(other.date));
}
