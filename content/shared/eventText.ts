import { isoDay, longDay } from './dates.ts';

type Schedule = { start: string; end?: string | undefined; startTime?: string | undefined };

const MINUTE_MS = 60_000;

const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** The day of a moment with London's offset, or of a day, as `19 June 2025`. */
export const eventDay = (moment: string): string => longDay(isoDay(moment));

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
 * An event's length, in minutes below two hours: `90 mins`, `3 hours`, `6 hours 30 mins`; undefined
 * if the end isn't known.
 */
export function durationOf({ start, end }: Schedule): string | undefined {
  if (!end) return undefined;
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
 * it doesn't name its year.
 */
export function datedTitle({ title, start }: Schedule & { title: string }): string {
  const [day = '', month, year = ''] = eventDay(start).split(' ');
  return title.includes(year)
    ? title
    : `${title} ${day}${ENDINGS[ordinal.select(Number(day))] ?? 'th'} ${month} ${year}`;
}
