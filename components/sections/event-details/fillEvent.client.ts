import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { eventDate } from '#components/format/formatDate.ts';
import type { HandedEvent } from './handedEvent.ts';

/**
 * Writes an event into a copy of its template: each `event-fill` element gets the text that it names. A fact without text
 * is removed with its label.
 */
export function fillEvent(root: ParentNode, { event, date }: HandedEvent): void {
  const words: Record<string, string> = {
    title: event.title,
    date: eventDate(date),
    time: event.time,
    duration: event.duration,
    speaker: event.speaker,
    status: event.status,
  };
  for (const element of root.querySelectorAll(selectorOf('event-fill'))) {
    const text = words[valueAt('event-fill', element)];
    if (text) element.textContent = text;
    else element.closest(selectorOf('event-fact'))?.remove();
  }
}
