import { valueAt } from '#components/dom/hooks.ts';

/** Corrects a state that was built before its moment came: it becomes the word for what is past. */
export function start(state: HTMLElement): void {
  if (Date.parse(valueAt('event-over-at', state)) <= Date.now()) state.textContent = valueAt('event-completed', state);
}
