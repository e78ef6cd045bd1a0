import { dayFormat, dayRange, longDay } from '#content/shared/dates.ts';

/** The day of an event as `dd MMMM yyyy` (specification 9): `01 July 2025`. */
export const eventDate = /* @__PURE__ */ dayFormat({ day: '2-digit', month: 'long', year: 'numeric' });

/** An ISO date in the en-GB short form of blogs and news (specification 9): `24 Jun 2025`. */
export const shortDate = /* @__PURE__ */ dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** An ISO date with its month in full: `24 June 2025`, with a no-break space after the day. */
export const longDate = (iso: string): string => longDay(iso).replace(' ', '\u00a0');

/** A day as `longDate`; of several the first and the last, `30 January to 2 February 2027`. */
export const longDates = (first: string, last = first): string =>
  first === last ? longDate(first) : dayRange(first, last);
