import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { eventDay } from '#content/eventText.ts';
import type { EventWords } from '#content/site/event-words.ts';
import { fill } from '#content/text.ts';

/** How an event that is off or has moved is shown. */
export type EventStatus = {
  /** e.g. `Cancelled`. */
  word: string;
  /** The word and, of an event that has moved, its former day, for lists. */
  listed: string;
  /** What that means, as a sentence. */
  note: string;
  /** It doesn't take place on its day: nobody can register for it. */
  off: boolean;
};

type Event = Pick<CalendarEvent, 'title' | 'start' | 'formerStarts' | 'status' | 'isCompleted'>;

/**
 * The status of an event; undefined where it is on as planned, and for one that has moved and is
 * over.
 */
export function statusOf(event: Event, words: EventWords): EventStatus | undefined {
  const { status, start, formerStarts, isCompleted } = event;
  if (!status || status === 'reinstated') return undefined;
  const off = status !== 'rescheduled';
  if (isCompleted && !off) return undefined;
  const word = words[status];
  const former = eventDay(formerStarts.at(-1) ?? start);
  const listed = off ? word : fill(words.moved, { state: word, former });
  return { word, listed, note: fill(words.notes[status], { former }), off };
}

/** The title of an event, after its status if it has one, e.g. `Cancelled: Autumn meeting`. */
export function titleWithStatus(event: Event, words: EventWords): string {
  const status = statusOf(event, words);
  return status ? fill(words.titled, { state: status.word, title: event.title }) : event.title;
}
