import { addDays, addMonths, type CalendarDate, isoDay } from '#content/shared/dates.ts';
import { addBusinessDays, type BankHolidays } from './businessDays.shared.ts';
import type { Rule } from './plannerData.shared.ts';

/**
 * A recurring date: the day that it is counted from, given by the visitor or the same for
 * everybody, and its offset from that day.
 */
export type Recurrence = Pick<Rule['dates'][number], 'field' | 'day' | 'unless' | 'every' | 'shift'>;

/**
 * A day that the visitor gave. Unless `anyYear` is set it is the first occurrence: none comes
 * before it.
 */
export type Given = { day: CalendarDate; anyYear: boolean };

/** The period to plan: from the first day, inclusive, to the last, exclusive. */
export type Period = { from: CalendarDate; before: CalendarDate };

export type Planned<Source> = {
  date: CalendarDate;
  source: Source;
  /** Which occurrence of what recurs this is, from 0 for the day that was given. */
  occurrence: number;
  /** Counted in business days at a time for which the bank holidays aren't known. */
  uncertain: boolean;
};

/** An occurrence outside the year can still have a date within it. */
const LONGEST_SHIFT_MONTHS = 6;

/** How many months lie between the months of two dates. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [start, end] = [new Date(from), new Date(to)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

function shifted(
  day: CalendarDate,
  { months = 0, days = 0, businessDays = 0 }: Recurrence['shift'],
  holidays: BankHolidays,
) {
  const start = addDays(addMonths(day, months), days);
  const date = addBusinessDays(start, businessDays, holidays);
  const known = [start, date].every((end) => end >= holidays.from && end <= holidays.to);
  return { date, uncertain: businessDays !== 0 && !known };
}

function occurrences<Source extends Recurrence>(source: Source, given: Given, period: Period, holidays: BankHolidays) {
  const planned: Planned<Source>[] = [];
  const every = source.every || Number.POSITIVE_INFINITY;
  const first = Math.floor((monthsBetween(given.day, period.from) - LONGEST_SHIFT_MONTHS) / every);
  const last = Math.ceil((monthsBetween(given.day, period.before) + LONGEST_SHIFT_MONTHS) / every);
  for (let count = given.anyYear ? first : Math.max(first, 0); count <= last; count++) {
    const { date, uncertain } = shifted(addMonths(given.day, count * source.every), source.shift, holidays);
    if (date >= period.from && date < period.before) planned.push({ date, source, occurrence: count, uncertain });
  }
  return planned;
}

/**
 * Every date of a period, in order.
 *
 * @param sources the recurring dates; two on the same day keep their order
 * @param given the days that the visitor gave, by field; dates that depend on a missing field are
 * left out
 */
export function planDates<Source extends Recurrence>(
  sources: readonly Source[],
  given: ReadonlyMap<string, Given>,
  period: Period,
  holidays: BankHolidays,
): Planned<Source>[] {
  return sources
    .filter(({ unless }) => !given.has(unless ?? ''))
    .flatMap((source) => {
      const from = source.day ? { day: source.day, anyYear: false } : given.get(source.field ?? '');
      return from ? occurrences(source, from, period, holidays) : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** How many lines a slip has at least, and at most. */
const [FEWEST, MOST] = [5, 12];

/** From dates in order, those in the month from a day or, if fewer than five, the next five. */
export function soonest<Dated extends { date: CalendarDate }>(dates: readonly Dated[], from: CalendarDate): Dated[] {
  const inMonth = dates.filter(({ date }) => date < addMonths(from, 1)).slice(0, MOST);
  return inMonth.length < FEWEST ? dates.slice(0, FEWEST) : inMonth;
}

/** The months before a period, as far back as the longest shift goes. */
export const periodBefore = ({ from }: Period): Period => ({
  from: addMonths(from, -LONGEST_SHIFT_MONTHS),
  before: from,
});

/** Twelve months from a day on; from 29 February to the end of the next February. */
export function yearFrom(day: CalendarDate): Period {
  const before = new Date(day);
  before.setUTCFullYear(before.getUTCFullYear() + 1);
  return { from: day, before: isoDay(before) };
}
