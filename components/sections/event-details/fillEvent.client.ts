import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import type { HandedEvent } from '#components/events/handedEvent.ts';
import { eventDate } from '#components/format/formatDate.ts';

/**
 * Writes an event into a copy of its template: each `event-fill` element gets the text that it
 * names. A fact without text is removed with its label.
 */
export function fillEvent(root: ParentNode, { event, date }: HandedEvent): void {
  const words: Record<string, string | undefined> = {
    title: event.title,
    date: event.period || eventDate(date),
    time: event.period || event.time.trim() === '--:--' ? '' : event.time.trim(),
    duration: event.duration,
    speaker: event.speaker,
    place: event.place,
    status: event.status,
  };
  for (const element of root.querySelectorAll(selectorOf('event-fill'))) {
    const text = words[valueAt('event-fill', element)];
    if (text) element.textContent = text;
    else element.closest(selectorOf('event-fact'))?.remove();
  }
}
