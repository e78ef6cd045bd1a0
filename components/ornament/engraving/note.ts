import type { CalendarDate } from '#content/dates.ts';

/** What a note says. */
export type Note = {
  /** What it is for: "Compliance calendar". */
  title: string;
  name: string;
  /** The kind of firm, or of membership; may be empty. */
  kind: string;
  /** Its serial number is made from this day. */
  issued: CalendarDate;
  /** Its denominations, at most three; without one, the day of issue stands in the rosette. */
  dates: readonly { date: CalendarDate; title: string }[];
};
