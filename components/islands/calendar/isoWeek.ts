import { DAY_MS } from '#content/dates.ts';

const THURSDAY = 4;

/**
 * The label of a Sunday-first row of the calendar: the ISO week of the row's Thursday, so 1 to 7 June 2025 is week 23.
 * @param date any day of the row, read in the visitor's time zone
 */
export function isoWeekOfRow(date: Date): number {
  // Counted in UTC, where every day has 24 hours.
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const thursday = day + (THURSDAY - date.getDay()) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / DAY_MS / 7);
}
