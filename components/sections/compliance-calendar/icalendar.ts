import ical, { escape as escapeText, ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, type CalendarDate } from '#content/dates.ts';

/** A whole day in a calendar. */
export type AllDayEvent = {
  /** The same for the same date of the same rule, so that a file taken later replaces it. */
  uid: string;
  date: CalendarDate;
  title: string;
  description: string;
  url?: string | undefined;
  /** Reminders, in days before, at nine in the morning. */
  reminders: readonly number[];
};

const HOUR_MS = 3_600_000;
const LONDON_HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' });

/** Nine in the morning in London. Hours counted from midnight would be one off on the days on which the clocks change. */
function nineInLondon(date: CalendarDate): Date {
  const nine = new Date(`${date}T09:00:00Z`);
  return new Date(nine.getTime() - (Number(LONDON_HOUR.format(nine)) - 9) * HOUR_MS);
}

/**
 * An iCalendar file (RFC 5545) of all-day events.
 *
 * @param name what a calendar shows as the name of the whole
 * @param producer who made it, for `PRODID`
 * @param made when it was made
 */
export function toICalendar(
  events: readonly AllDayEvent[],
  { name, producer, made }: { name: string; producer: string; made: Date },
): string {
  const file = ical({
    prodId: { company: producer, product: name },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: escapeText(name, false),
  });
  for (const { uid, date, title, description, url, reminders } of events) {
    const event = file.createEvent({
      id: uid,
      stamp: made,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      summary: title,
      description,
      url: url ?? null,
    });
    for (const days of reminders)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: nineInLondon(addDays(date, -days)),
        description: title,
      });
  }
  return `${file.toString()}\r\n`;
}
