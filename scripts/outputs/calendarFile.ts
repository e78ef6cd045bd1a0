import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { statusOf, titleWithStatus } from '#components/events/eventStatus.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { placeText } from '#content/eventText.ts';
import type { EventWords } from '#content/site/event-words.ts';

const ZONE = 'Europe/London';
/** London's clock: an hour ahead from the last Sunday of March to the last Sunday of October (Summer Time Act 1972). */
const LONDON = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZNAME:BST
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:GMT
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;
const HALF_A_DAY_SECONDS = 43_200;

/** A moment as its clock in London shows it, or the first moment of a day where the hour isn't known. */
const onTheClock = (moment: string) => (moment.includes('T') ? moment.slice(0, 19) : `${moment}T00:00:00`);

type CalendarText = { origin: string; siteName: string; title: string; description: string; words: EventWords };

/** Events as an iCalendar file (RFC 5545), in the time zone of London; an event without an hour takes the whole day. */
export function calendarFile(events: CalendarEvent[], text: CalendarText, now: Date): string {
  const file = ical({
    prodId: { company: text.siteName, product: 'Events', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: escapeText(text.title, false),
    description: escapeText(text.description, false),
    ttl: HALF_A_DAY_SECONDS,
    // The zone is the events' and not the calendar's, whose time stamps are in UTC.
    timezone: { name: null, generator: () => LONDON },
  });
  for (const event of events) {
    const { slug, start, end, sequence } = event;
    const off = statusOf(event, text.words)?.off;
    file.createEvent({
      id: `${slug}@${new URL(text.origin).hostname}`,
      stamp: now,
      start: onTheClock(start),
      end: end ? onTheClock(end) : null,
      allDay: !event.clock,
      timezone: ZONE,
      sequence,
      summary: titleWithStatus(event, text.words),
      description: event.description,
      location: placeText(event.place),
      url: text.origin + event.path,
      // iCalendar has no word for postponed; on that day the event does not take place.
      status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: off ? ICalEventTransparency.TRANSPARENT : null,
    });
  }
  return `${file.toString()}\r\n`;
}
