import { attributeOf } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';

/**
 * Filter tabs, such as those of the photo gallery (specification 2.16). The stylesheet shows the
 * category that the hash names; this keeps the scroll position when a tab is clicked, and marks the
 * current tab with `aria-current`.
 */
export function start(nav: HTMLElement): void {
  const tabs = [...nav.querySelectorAll('a')];
  const mark = (current: Element | undefined) => {
    for (const tab of tabs) {
      if (tab === current) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
  };
  const markTarget = () => mark(tabs.find((tab) => tab.matches(':target')) ?? tabs[0]);
  for (const tab of tabs)
    tab.addEventListener('click', async (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      mark(tab);
      // The tab answers first: to lay out anew what is below takes longer.
      await nextPaint();
      if (!tab.hasAttribute('aria-current')) return;
      const top = scrollY;
      location.hash = tab.hash;
      scrollTo({ top, behavior: 'instant' });
    });
  addEventListener('hashchange', markTarget);
  markTarget();
  // From here on the stylesheet follows the mark, which is there before the hash is.
  nav.toggleAttribute(attributeOf('filter-tabs-marked'), true);
}
