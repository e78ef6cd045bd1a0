import { eventDay } from '#content/shared/eventText.ts';
import { fill } from '#content/shared/text.ts';
import { eventWords } from '#content/site/event-words.ts';

/** What an author writes as the status of an event. */
export const STATUSES = ['cancelled', 'postponed', 'rescheduled', 'reinstated'] as const;

/** How readers are told that an event doesn't take place on its day, or has moved. */
export type EventNotice = {
  /** e.g. `Cancelled`. */
  word: string;
  /** The word and, of an event that has moved, its former day, for lists. */
  listed: string;
  /** What that means, as a sentence. */
  note: string;
};

type Event = {
  title: string;
  start: string;
  formerStarts: string[];
  status?: (typeof STATUSES)[number] | undefined;
  isCompleted: boolean;
};

/** How an event is announced; undefined if it is on as planned, or has moved and is over. */
function noticeOf({ status, start, formerStarts, isCompleted }: Event): EventNotice | undefined {
  if (!status || status === 'reinstated' || (status === 'rescheduled' && isCompleted)) return undefined;
  const word = eventWords[status];
  const former = eventDay(formerStarts.at(-1) ?? start);
  const listed = status === 'rescheduled' ? fill(eventWords.moved, { state: word, former }) : word;
  return { word, listed, note: fill(eventWords.notes[status], { former }) };
}

/** What follows from the status of an event. */
export function statusOf(event: Event) {
  const notice = noticeOf(event);
  return {
    /** It doesn't take place on its day: it is cancelled, or postponed without a new date. */
    isCancelled: event.status === 'cancelled' || event.status === 'postponed',
    notice,
    /** The title, after the word for its status if there is one: `Cancelled: Autumn meeting`. */
    titleWithStatus: notice ? fill(eventWords.titled, { state: notice.word, title: event.title }) : event.title,
  };
}
