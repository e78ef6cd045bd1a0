import { longDates } from '#components/format/formatDate.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { lastDay } from '#content/shared/eventText.ts';
import { fill } from '#content/shared/text.ts';
import { eventWords } from '#content/site/event-words.ts';

/**
 * The next event that takes place, in a sentence: `text` until it is over at `endsAt`, then
 * `afterwards`. Without one, the sentence names the day of the last.
 *
 * @param events the oldest first
 */
export function nextEventOf(events: readonly CalendarEvent[]) {
  const onDay = events.filter(({ isCancelled }) => !isCancelled);
  const index = onDay.findIndex(({ isCompleted }) => !isCompleted);
  const { planned, none, last } = eventWords.next;
  const sentence = (next: CalendarEvent | undefined) => {
    const named = next ?? onDay.at(-1);
    if (!named) return none;
    return fill(next ? planned : last, { title: named.title, date: longDates(isoDay(named.start), lastDay(named)) });
  };
  const next = onDay[index];
  return { endsAt: next?.endsAt, text: sentence(next), afterwards: sentence(next && onDay[index + 1]) };
}
