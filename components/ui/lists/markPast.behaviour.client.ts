import { valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';

/** Updates the state of an event that has ended since the build. */
export function start(state: HTMLElement): void {
  const endsAt = Date.parse(valueAt('event-ends-at', state));
  keepCurrent(() => {
    if (endsAt <= Date.now()) state.textContent = valueAt('event-completed', state);
  });
}
