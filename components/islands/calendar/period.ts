/** The calendar's views, in the order of its buttons (specification 4). */
export const VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof VIEWS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** The calendar's title for the date in focus: `MMMM yyyy` (specification 9). */
export const monthTitle = (focus: Date): string => monthAndYear.format(focus);

const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * The days that a view around the date in focus shows, e.g. `15 to 21 June 2025`; empty for a month, which is in the title.
 *
 * @param range the words of a range, `{first} to {last}`
 */
export function periodInView(focus: Date, view: CalendarView, range: string): string {
  if (view === 'month') return '';
  if (view === 'day') return fullDay.format(focus);
  const sunday = focus.getDate() - focus.getDay();
  const day = (date: number) => new Date(focus.getFullYear(), focus.getMonth(), date);
  const [first = '', last = ''] = fullDay.formatRange(day(sunday), day(sunday + 6)).split('–');
  return range.replace('{first}', first.trim()).replace('{last}', last.trim());
}

/** A day of content, `YYYY-MM-DD`, as a date by the visitor's clock. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00`);

/** The day a number of months later, or earlier: the same day of the month, or that month's last one. */
export function shiftMonth(date: Date, months: number): Date {
  const [year, month] = [date.getFullYear(), date.getMonth() + months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(date.getDate(), lastDay));
}

/** Whether a view around the date in focus shows a day; weeks begin on Sunday, and a month is its own days alone. */
export function isInView(date: Date, focus: Date, view: CalendarView): boolean {
  if (view === 'month') return date.getFullYear() === focus.getFullYear() && date.getMonth() === focus.getMonth();
  const first = (of: Date) => dayNumber(of) - (view === 'week' ? of.getDay() : 0);
  return first(date) === first(focus);
}

/**
 * The date on which a view opens. The week or the day of another month than today's opens on that month's first event, unless
 * there is one around the date in focus.
 */
export function focusOfView(days: readonly string[], focus: Date, view: CalendarView, today: Date): Date {
  const dates = days.toSorted().map(dateOf);
  if (isInView(today, focus, 'month') || dates.some((date) => isInView(date, focus, view))) return focus;
  return dates.find((date) => isInView(date, focus, 'month')) ?? focus;
}

/** The day nearest to the date in focus, the later of two as near; undefined where there are none. */
export function nearestDay(days: readonly string[], focus: Date): string | undefined {
  const distance = (day: string) => Math.abs(dayNumber(dateOf(day)) - dayNumber(focus));
  return days.toSorted((a, b) => distance(a) - distance(b) || b.localeCompare(a))[0];
}

/** Days since 1970, counted in UTC, where every day has 24 hours. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
