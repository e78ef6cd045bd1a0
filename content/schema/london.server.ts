/** The clock of London: content writes times as its authors read them there, without a zone. */

const offset = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/** The offset of London at an instant, as `+01:00`. */
function londonOffset(instant: Date): string {
  const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/**
 * A time on the clock of London with its offset: `2025-06-19 18:00` becomes `2025-06-19T18:00:00+01:00`. In the hour that
 * the clock shows twice in October, the first is meant.
 *
 * @returns undefined in the hour that the clock leaves out in March
 */
export function londonMoment(wall: string): string | undefined {
  const moments = ['+01:00', '+00:00'].map((offset) => `${wall.replace(' ', 'T')}:00${offset}`);
  return moments.find((moment) => moment.endsWith(londonOffset(new Date(moment))));
}
