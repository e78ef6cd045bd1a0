/**
 * The filter tabs of the photo gallery (specification 2.16). The stylesheet shows the category that the hash names; this keeps
 * the scroll position when a tab is pressed, and marks the current tab with `aria-current`.
 */
export function start(nav: HTMLElement): void {
  const tabs = [...nav.querySelectorAll('a')];
  const mark = () => {
    const current = tabs.find((tab) => tab.matches(':target')) ?? tabs[0];
    for (const tab of tabs) {
      if (tab === current) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
  };
  for (const tab of tabs)
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const top = scrollY;
      location.hash = tab.hash;
      scrollTo({ top, behavior: 'instant' });
    });
  addEventListener('hashchange', mark);
  mark();
}
