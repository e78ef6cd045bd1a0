import type { EventDetail } from '#components/sections/event-details/handedEvent.ts';
import { type EventStatus, statusOf, titleWithStatus } from '#components/sections/events/eventStatus.ts';
import { type EventTime, parseEventTime } from '#components/sections/events/eventTime.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { isoDay } from '#content/dates.ts';
import type { EventWords } from '#content/site/event-words.ts';

/** A tag is grey when its event is over or off, which its title says, else takes one of five colours in turn (specification 4). */
type Tone = 'done' | '1' | '2' | '3' | '4' | '5';
const TONES = ['1', '2', '3', '4', '5'] as const satisfies Tone[];

/** What the calendar needs of an event, no more: it travels in the page as JSON. */
export type CalendarEntry = {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  /** Start and end in London's time, wherever the visitor is: `YYYY-MM-DDTHH:mm`, or the day for a whole one. */
  start: string;
  end?: string;
  tone: Tone;
  /** The moment at which it is over and its tag turns grey; left out where the tag is grey already. */
  overAt?: string;
  href: string;
  /** Present where the event has no page of its own and is handed over to /eventsdetails. */
  detail?: EventDetail;
};

type Options = {
  detailsPath: string;
  words: EventWords;
  /** Gives the address of a picture by its name. */
  imageOf: (name: string) => string;
};

/** Turns the content's events into what the calendar shows. */
export function calendarEntries(
  events: readonly CalendarEvent[],
  { detailsPath, imageOf, words }: Options,
): CalendarEntry[] {
  let planned = 0;
  return events.map((event) => {
    const day = isoDay(event.start);
    const time = parseEventTime(event.time);
    const status = statusOf(event, words);
    const title = titleWithStatus(event, words);
    const isGrey = event.isCompleted || status?.off;
    return {
      day,
      title: time ? `${title}, ${event.time}` : title,
      start: time ? `${day}T${clock(time)}` : day,
      ...(time && event.end && { end: event.end.slice(0, 'YYYY-MM-DDTHH:mm'.length) }),
      tone: isGrey ? 'done' : (TONES[planned++ % TONES.length] ?? '1'),
      ...(!isGrey && { overAt: event.overAt }),
      href: event.redirectUrl || detailsPath,
      ...(!event.redirectUrl && { detail: detailOf(event, day, event.image && imageOf(event.image), status) }),
    };
  });
}

function detailOf(
  { title, time, duration, speaker, description }: CalendarEvent,
  date: string,
  image: string,
  status: EventStatus | undefined,
): EventDetail {
  const told = { status: status ? `${status.word}. ${status.note}` : '', off: status?.off ? 'off' : '' };
  return { title, date, time, duration, speaker, description, image, ...told };
}

const clock = ({ hours, minutes }: EventTime) =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
