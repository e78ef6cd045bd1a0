import type { EventDetail } from '#components/events/handedEvent.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { addDays, isoDay } from '#content/shared/dates.ts';
import { durationOf, lastDay, periodOf, placeText, twelveHourTime } from '#content/shared/eventText.ts';

/**
 * How many colours the tags of events take in turn (specification 4): `--cal-1` and so on in
 * components/styles/tokens.css.
 */
const COLOURS = 5;
/** The colour of an event that is over or doesn't take place, which its title says. */
export const DONE = 'var(--cal-done)';
const colourOf = (turn: number) => `var(--cal-${(turn % COLOURS) + 1})`;

/** What the calendar needs of an event, no more: it travels in the page as JSON. */
export type CalendarEntry = {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The last day of several, and when it begins and ends in words. */
  lastDay?: string | undefined;
  period?: string | undefined;
  title: string;
  /**
   * Start and end in London's time, wherever the visitor is: `YYYY-MM-DDTHH:mm`. Of whole days, and
   * where an event lasts longer than a day, the first and the one after the last.
   */
  start: string;
  end?: string | undefined;
  /**
   * The moment at which it is over and its tag turns grey; left out where it does not take place.
   */
  endsAt?: string | undefined;
  /** The colour of its tag, as CSS. */
  colour: string;
  href: string;
  /** Present where the event has no page of its own and is handed over to /eventsdetails. */
  detail?: EventDetail | undefined;
};

type Options = {
  detailsPath: string;
  /** Gives the address of a picture by its name. */
  imageOf: (name: string) => string;
};

/** A moment without its seconds and offset; a day as it is. */
const localTime = (moment: string) => moment.slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** Turns the content's events into what the calendar shows. */
export function calendarEntries(events: readonly CalendarEvent[], options: Options): CalendarEntry[] {
  let planned = 0;
  return events.map((event) => {
    const { titleWithStatus: title, startTime, end, isCancelled } = event;
    const day = isoDay(event.start);
    const isLong = end && !durationOf(event);
    const period = periodOf(event);
    return {
      day,
      lastDay: period && lastDay(event),
      period,
      // A line never ends between the hour and its half of the day.
      title: startTime && !period ? `${title}, ${twelveHourTime(startTime).replace(' ', '\u00a0')}` : title,
      start: isLong ? day : localTime(event.start),
      end: end && (isLong ? addDays(lastDay(event), 1) : localTime(end)),
      endsAt: isCancelled ? undefined : event.endsAt,
      colour: isCancelled || event.isCompleted ? DONE : colourOf(planned++),
      href: event.page ?? options.detailsPath,
      detail: event.page ? undefined : detailOf(event, options),
    };
  });
}

/**
 * An event in the form of the specification (3.4), with its place, in which it travels to
 * /eventsdetails.
 */
function detailOf(event: CalendarEvent, { imageOf }: Options): EventDetail {
  const { notice, isCancelled } = event;
  return {
    title: event.title,
    date: isoDay(event.start),
    time: event.startTime ? twelveHourTime(event.startTime) : '--:--',
    period: periodOf(event),
    duration: durationOf(event) ?? '',
    speaker: event.speaker ?? '',
    place: placeText(event.place),
    description: event.descriptionHtml,
    image: event.image ? imageOf(event.image) : '',
    ...(notice && { status: `${notice.word}. ${notice.note}`, isCancelled }),
  };
}
