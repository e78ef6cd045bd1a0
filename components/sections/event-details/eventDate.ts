const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** The day of an event, from an ISO date or moment, as `dd MMMM yyyy` (specification 9): `01 July 2025`. */
export const eventDate = (iso: string): string => FORMAT.format(new Date(iso));
