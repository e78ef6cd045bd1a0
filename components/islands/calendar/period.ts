import { longDates } from '#components/format/formatDate.ts';
import { addDays, addMonths, type CalendarDate, DAY_MS } from '#content/shared/dates.ts';

/** The calendar's views, in the order of its buttons (specification 4). */
export const VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** How many days the second pair of controls moves; the first pair moves by a month. */
export const DAYS_OF_STEP = { week: 7, day: 1 } as const;

/**
 * The first and the last day of a view around the date in focus: weeks begin on Sunday, and a month
 * is only its own days.
 */
export function daysInView(focus: CalendarDate, view: CalendarView): [first: CalendarDate, last: CalendarDate] {
  if (view === 'day') return [focus, focus];
  const date = new Date(focus);
  const first = addDays(focus, view === 'week' ? -date.getUTCDay() : 1 - date.getUTCDate());
  return [first, addDays(view === 'week' ? addDays(first, 7) : addMonths(first, 1), -1)];
}

/**
 * The days that a view around the date in focus shows, e.g. `15 to 21 June 2025`; empty for a
 * month, which is in the title.
 */
export function periodInView(focus: CalendarDate, view: CalendarView): string {
  return view === 'month' ? '' : longDates(...daysInView(focus, view));
}

type Days = { day: CalendarDate; lastDay?: CalendarDate | undefined };

/** Whether a view around the date in focus shows any of the days of an event. */
export function isInView({ day, lastDay = day }: Days, focus: CalendarDate, view: CalendarView): boolean {
  const [first, last] = daysInView(focus, view);
  return day <= last && first <= lastDay;
}

/**
 * The day of the next event that takes place or, where none is planned, of the last; entries are
 * the oldest first.
 */
export function nextOrLast(
  entries: readonly { day: CalendarDate; endsAt?: string | undefined }[],
  now: Date,
): { day: CalendarDate | undefined; is: 'next' | 'last' } {
  const isOver = ({ endsAt = '' }) => Date.parse(endsAt) <= now.getTime();
  const next = entries.find((entry) => entry.endsAt && !isOver(entry));
  return next ? { day: next.day, is: 'next' } : { day: entries.findLast(isOver)?.day, is: 'last' };
}

const THURSDAY = 4;

/**
 * The label of a Sunday-first row of the calendar: the ISO week of the row's Thursday, so 1 to 7
 * June 2025 is week 23.
 * @param date any day of the row, read in the visitor's time zone
 */
export function isoWeekOfRow(date: Date): number {
  // Counted in UTC, where every day has 24 hours.
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const thursday = day + (THURSDAY - date.getDay()) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / DAY_MS / 7);
}
