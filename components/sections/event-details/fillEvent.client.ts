import { type HandedEvent, isTime } from '#components/events/handedEvent.ts';
import { eventDate } from '#components/ui/formatDate.ts';
import { eventHooks } from './eventHooks.ts';

/**
 * Writes an event into a copy of its template: each `eventHooks.fill` element gets the text that it names. A fact without text
 * is removed with its label.
 */
export function fillEvent(root: ParentNode, { event, date }: HandedEvent): void {
  const words: Record<string, string | undefined> = {
    title: event.title,
    date: eventDate(date),
    time: isTime(event.time) ? event.time : undefined,
    duration: event.duration,
    speaker: event.speaker,
    status: event.status,
  };
  for (const element of root.querySelectorAll(eventHooks.fill.selector)) {
    const text = words[eventHooks.fill.valueAt(element)];
    if (text) element.textContent = text;
    else element.closest(eventHooks.fact.selector)?.remove();
  }
}
