import type { PlannedDate } from './planYear.ts';

/** How many dates a note has room for. */
const DENOMINATIONS = 3;

/** The dates that a note shows: the next duties, and where these are fewer, the next of the others, in order. */
export function noteDates(dates: readonly PlannedDate[]): { date: string; title: string }[] {
  const duties = dates.filter(({ source }) => source.mark === 'must');
  const others = dates.filter(({ source }) => source.mark !== 'must');
  return [...duties, ...others]
    .slice(0, DENOMINATIONS)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, source }) => ({ date, title: source.title }));
}
