import type { CalendarDate } from '#content/dates.ts';

/** What a firm's own note says. */
export type Note = {
  /** What it is for: "Compliance calendar". */
  title: string;
  name: string;
  /** The kind of firm, or of membership; may be empty. */
  kind: string;
  /** Its serial number; empty where it has none. */
  serial: string;
  /** Whose note it is. Without a date, this is in the rosette. */
  issuer: string;
  /** The note shows three days. Without any, it shows its serial number a second time. */
  dates: readonly NoteDate[];
};

export type NoteDate = { date: CalendarDate; title: string };

/** How many days a note has room for. */
const DENOMINATIONS = 3;

/** The days that a note shows, of dates in order: what falls on one day shares a figure. */
export function noteDates(dates: readonly NoteDate[]): NoteDate[] {
  const days = new Map<CalendarDate, string[]>();
  for (const { date, title } of dates) days.set(date, [...(days.get(date) ?? []), title]);
  return [...days].slice(0, DENOMINATIONS).map(([date, titles]) => ({ date, title: titles.join('; ') }));
}
