import { valueAt } from '#components/dom/hooks.ts';

/** Updates the state of an event that has ended since the build. */
export function start(state: HTMLElement): void {
  if (Date.parse(valueAt('event-ends-at', state)) <= Date.now()) state.textContent = valueAt('event-completed', state);
}
