import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { londonDay, longDay } from '#content/shared/dates.ts';

/**
 * Brings a page that was built or opened before today up to date: its mark names the day, what has
 * come into force since goes above it, and what was due has gone, as in a new build.
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

/** Opens what the entry that the address names is folded in, and what it folds. */
function openNamed(): void {
  const named = document.querySelector('li:target');
  for (const fold of document.querySelectorAll('details'))
    if (named && (fold.contains(named) || named.contains(fold))) fold.open = true;
  named?.scrollIntoView();
}
