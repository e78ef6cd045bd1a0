import { addDays, type CalendarDate } from '#content/shared/dates.ts';

/** Days on which no business is done, and the time for which they are known. */
export type BankHolidays = { from: CalendarDate; to: CalendarDate; days: readonly CalendarDate[] };

const isWeekend = (date: CalendarDate) => [0, 6].includes(new Date(date).getUTCDay());

const isBusinessDay = (date: CalendarDate, { days }: BankHolidays) => !isWeekend(date) && !days.includes(date);

/** The business day before a date on which no business is done; undefined for a business day. */
export const businessDayBefore = (date: CalendarDate, holidays: BankHolidays): CalendarDate | undefined =>
  isBusinessDay(date, holidays) ? undefined : addBusinessDays(date, -1, holidays);

/**
 * The business day that lies `count` business days after a date, or before it where `count` is
 * negative. The date itself isn't counted.
 */
export function addBusinessDays(date: CalendarDate, count: number, holidays: BankHolidays): CalendarDate {
  const step = Math.sign(count);
  let day = date;
  for (let remaining = Math.abs(count); remaining > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day, holidays)) remaining--;
  }
  return day;
}
