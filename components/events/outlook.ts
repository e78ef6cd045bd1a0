import { longDate } from '#components/format/formatDate.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { isoDay } from '#content/dates.ts';
import type { EventWords } from '#content/site/event-words.ts';
import { fill } from '#content/text.ts';
import { statusOf } from './eventStatus.ts';

export type Outlook = ReturnType<typeof outlookOf>;

/**
 * What comes next of events, the oldest first: a sentence, and the one that replaces it once the
 * next event is over.
 */
export function outlookOf(events: readonly CalendarEvent[], words: EventWords) {
  const held = events.filter((event) => !statusOf(event, words)?.off);
  const nextAt = held.findIndex(({ isCompleted }) => !isCompleted);
  const { planned, none, last } = words.next;
  const say = (next: CalendarEvent | undefined) => {
    const { title, start } = next ?? held.at(-1) ?? {};
    return start ? fill(next ? planned : last, { title: title ?? '', date: longDate(isoDay(start)) }) : none;
  };
  const next = held[nextAt];
  return { overAt: next?.overAt, text: say(next), afterwards: say(next && held[nextAt + 1]) };
}
