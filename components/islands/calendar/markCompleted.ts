/** Whether the moment at which an event is over has come. */
export const isOver = (overAt: string, now: Date): boolean => Date.parse(overAt) <= now.getTime();

/**
 * Corrects a list of events that was built before one of them was over: each element with `data-over-at` gets the word in its
 * `data-completed` once that moment has come. The calendar's island does it, as the list is on its page alone.
 */
export function markCompleted(now: Date): void {
  for (const state of document.querySelectorAll<HTMLElement>('[data-over-at]'))
    if (isOver(state.dataset.overAt ?? '', now)) state.textContent = state.dataset.completed ?? '';
}
