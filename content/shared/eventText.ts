import { addDays, type CalendarDate, DAY_MS, dayAndFullMonth, dayRange, isoDay, longDay } from './dates.ts';

type Schedule = { start: string; end?: string | undefined; startTime?: string | undefined };

const MINUTE_MS = 60_000;

const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** The day of a moment with London's offset, or of a day, as `19 June 2025`. */
export const eventDay = (moment: string): string => longDay(isoDay(moment));

/** An event's last day. One that ends at midnight isn't on the day that begins then. */
export function lastDay({ start, end = start }: Schedule): CalendarDate {
  const day = isoDay(end);
  return day > isoDay(start) && end.includes('T00:00') ? addDays(day, -1) : day;
}

/** A time of the 24-hour clock as `6:00 PM`. */
export function twelveHourTime(time: string): string {
  const [hours = 0, minutes] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * An event's time as `01:00 PM BST` (specification 2.15); undefined for an event of the whole day.
 */
export function zonedTime({ start, startTime }: Schedule): string | undefined {
  if (!startTime) return undefined;
  const name = zone.formatToParts(new Date(start)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${twelveHourTime(startTime).padStart('01:00 PM'.length, '0')} ${name}`;
}

/**
 * When an event of several days begins and ends, `30 January, 9:00 AM, to 2 February 2027, 5:00
 * PM`, or on which days it is, `10 to 11 March 2027`; undefined for an event of one day.
 */
export function periodOf({ start, end = start, startTime }: Schedule): string | undefined {
  const [first, last] = [isoDay(start), lastDay({ start, end })];
  if (first === last) return undefined;
  if (!startTime) return dayRange(first, last);
  const begins = first.slice(0, 4) === end.slice(0, 4) ? dayAndFullMonth(first) : longDay(first);
  const endTime = twelveHourTime(end.slice('YYYY-MM-DDT'.length));
  return `${begins}, ${twelveHourTime(startTime)}, to ${eventDay(end)}, ${endTime}`;
}

/**
 * An event's length, in minutes below two hours: `90 mins`, `3 hours`, `6 hours 30 mins`; undefined
 * if the end isn't known, or is more than a day later.
 */
export function durationOf({ start, end, startTime }: Schedule): string | undefined {
  if (!end || !startTime || Date.parse(end) - Date.parse(start) > DAY_MS) return undefined;
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  if (minutes < 120) return `${minutes} mins`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest ? ` ${rest} mins` : ''}`;
}

/**
 * A part of an event, from and to so many minutes after its start: `6:00-6:30 PM`; undefined for an
 * event of the whole day.
 */
export function partOf({ startTime }: Schedule, from: number, to: number): string | undefined {
  if (!startTime) return undefined;
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
  const [begins = '', ends = ''] = [from, to].map((after) => {
    const total = hours * 60 + minutes + after;
    return twelveHourTime(`${Math.floor(total / 60) % 24}:${total % 60}`);
  });
  return begins.slice(-2) === ends.slice(-2) ? `${begins.slice(0, -3)}-${ends}` : `${begins}-${ends}`;
}

type Place = {
  name: string;
  address?: { street?: string | undefined; locality: string; postcode?: string | undefined } | undefined;
};

/**
 * The address of a place, `1 Sample Street, London EC2A 4NE`; empty for one online, or of which the
 * town alone may be named.
 */
export const addressOf = ({ address }: Place): string =>
  address?.street ? [address.street, [address.locality, address.postcode].filter(Boolean).join(' ')].join(', ') : '';

/** A place with its address. */
export const placeText = (place: Place): string => [place.name, addressOf(place)].filter(Boolean).join(', ');

const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * An event's title with its day, as `Welcome MSB Meet-Up 19th June 2025` (specification 2.15), if
 * it doesn't name its year and is on one day.
 */
export function datedTitle({ title, ...event }: Schedule & { title: string }): string {
  const [day = '', month, year = ''] = eventDay(event.start).split(' ');
  return title.includes(year) || periodOf(event)
    ? title
    : `${title} ${day}${ENDINGS[ordinal.select(Number(day))] ?? 'th'} ${month} ${year}`;
}
