/**
 * Arithmetic with calendar dates: a day without a time or a place, written `YYYY-MM-DD`, so that two compare as strings.
 * Worked out in UTC, where every day has 24 hours.
 */
export type CalendarDate = string;

/** Days on which no business is done, and the time for which they are known. */
export type BankHolidays = { from: CalendarDate; to: CalendarDate; days: readonly CalendarDate[] };

const DAY_MS = 86_400_000;

const parse = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
const format = (date: Date): CalendarDate => date.toISOString().slice(0, 10);

/** True for a day that exists: not for 2027-02-29, `tomorrow` or an empty field. */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = parse(text);
  return !Number.isNaN(date.getTime()) && format(date) === text;
}

/** Today on the visitor's own clock. */
export function today(now = new Date()): CalendarDate {
  return format(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  format(new Date(parse(date).getTime() + days * DAY_MS));

/** The same day in another month, or that month's last day where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const start = parse(date);
  const monthOf = (after: number) => Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + after, 1);
  const lastDay = new Date(monthOf(months + 1) - DAY_MS).getUTCDate();
  return format(new Date(monthOf(months) + (Math.min(start.getUTCDate(), lastDay) - 1) * DAY_MS));
}

/** How many months lie between the months of two dates. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [start, end] = [parse(from), parse(to)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

const isWeekend = (date: CalendarDate) => [0, 6].includes(parse(date).getUTCDay());

const isBusinessDay = (date: CalendarDate, { days }: BankHolidays) => !isWeekend(date) && !days.includes(date);

/** The business day before a date on which no business is done; undefined for a business day. */
export const businessDayBefore = (date: CalendarDate, holidays: BankHolidays): CalendarDate | undefined =>
  isBusinessDay(date, holidays) ? undefined : addBusinessDays(date, -1, holidays);

/**
 * The business day that lies `count` business days after a date, or before it where `count` is negative. The date itself
 * isn't counted.
 */
export function addBusinessDays(date: CalendarDate, count: number, holidays: BankHolidays): CalendarDate {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day, holidays)) left--;
  }
  return day;
}
