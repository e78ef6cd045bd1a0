import { selectorOf, valueAt } from '#components/dom/hooks.ts';

/** Whether the moment at which an event is over has come. */
export const isOver = (overAt: string, now: Date): boolean => Date.parse(overAt) <= now.getTime();

/**
 * Corrects a list of events that was built before one of them was over: its state becomes another word once that moment has come. The
 * calendar's island does it, as the list is on its page alone.
 */
export function markCompleted(now: Date): void {
  for (const state of document.querySelectorAll(selectorOf('event-over-at')))
    if (isOver(valueAt('event-over-at', state), now)) state.textContent = valueAt('event-completed', state);
}
