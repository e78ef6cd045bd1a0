import { eventDate } from './eventDate.ts';
import type { HandedEvent } from './handedEvent.ts';

/**
 * Writes an event into a copy of its template: every `data-fill` element gets the words of its name, and a fact
 * without words goes, label and all.
 */
export function fillEvent(root: ParentNode, { event, date }: HandedEvent): void {
  const words: Record<string, string> = {
    title: event.title,
    date: eventDate(date),
    time: event.time,
    duration: event.duration,
    speaker: event.speaker,
  };
  for (const element of root.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = words[element.dataset.fill ?? ''];
    if (text) element.textContent = text;
    else element.closest('[data-fact]')?.remove();
  }
}
