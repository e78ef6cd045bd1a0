import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { londonDay, longDay } from '#content/shared/dates.ts';

/**
 * Updates a page that was built or opened before today: the mark shows today's date, what has come
 * into force since moves above it, and past deadlines are removed, as in a new build.
 */
export function start(mark: HTMLElement): void {
  const time = requireElement(mark, 'time', HTMLTimeElement);
  keepCurrent(() => {
    const day = londonDay();
    if (time.dateTime === day) return;
    time.dateTime = day;
    time.textContent = longDay(day);
    for (const entry of document.querySelectorAll(selectorOf('today-last'))) {
      if (valueAt('today-last', entry) >= day) continue;
      const month = entry.closest('section');
      if (entry.matches(selectorOf('today-begins'))) document.querySelector(selectorOf('today-past'))?.append(entry);
      else entry.remove();
      if (!month?.querySelector('li')) month?.remove();
    }
  });
  openNamed();
  addEventListener('hashchange', openNamed);
}

/** Opens the `<details>` that contain the entry named by the hash, and those that it contains. */
function openNamed(): void {
  const named = document.querySelector('li:target');
  for (const fold of document.querySelectorAll('details'))
    if (named && (fold.contains(named) || named.contains(fold))) fold.open = true;
  named?.scrollIntoView();
}
