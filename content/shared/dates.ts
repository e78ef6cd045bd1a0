/**
 * Arithmetic with calendar dates, for content, pages, scripts and the browser: a day without a time
 * or a place, written `YYYY-MM-DD`, so that two compare as strings. Worked out in UTC, where every
 * day has 24 hours.
 */
export type CalendarDate = string;

export const DAY_MS = 86_400_000;

/** The day of a moment: of `2025-06-19T18:00:00+01:00` as it is written, of a Date in UTC. */
export const isoDay = (moment: string | Date): CalendarDate =>
  (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 'YYYY-MM-DD'.length);

/** True for a day that exists: not for 2027-02-29, `tomorrow` or an empty field. */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text;
}

/** Today on the visitor's own clock. */
export const today = (now = new Date()): CalendarDate =>
  isoDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));

const londonDate = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day in London at a moment. */
export const londonDay = (moment = new Date()): CalendarDate => londonDate.format(moment);

const londonZone = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
});

/** The offset of London at an instant, as `+01:00`. */
function londonOffset(instant: Date): string {
  const name = londonZone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/**
 * A time on the clock of London, as authors write it, with its offset: `2025-06-19 18:00` becomes
 * `2025-06-19T18:00:00+01:00`. In the hour that the clock shows twice in October, the first is
 * meant; undefined in the one that it leaves out in March.
 */
export const londonMoment = (wall: string): string | undefined =>
  ['+01:00', '+00:00']
    .map((offset) => `${wall.replace(' ', 'T')}:00${offset}`)
    .find((moment) => moment.endsWith(londonOffset(new Date(moment))));

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  isoDay(new Date(Date.parse(date) + days * DAY_MS));

/** The same day in another month, or that month's last day where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const start = new Date(date);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay))));
}

/** Writes days as `options` say, e.g. `{ day: 'numeric', month: 'short' }`. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}

// Pure: scripts of the browser contain only those that they use.
/** `24 June 2025` */
export const longDay = /* @__PURE__ */ dayFormat({ dateStyle: 'long' });

/** `24 June` */
export const dayAndFullMonth = /* @__PURE__ */ dayFormat({ day: 'numeric', month: 'long' });

/** `24 Jun` */
export const dayAndMonth = /* @__PURE__ */ dayFormat({ day: 'numeric', month: 'short' });

/** `June 2025` */
export const monthAndYear = /* @__PURE__ */ dayFormat({ month: 'long', year: 'numeric' });

/** A range of days, `15 to 21 June 2025`. */
export function dayRange(first: CalendarDate, last: CalendarDate): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last)).replace(/\s*–\s*/, ' to ');
}
