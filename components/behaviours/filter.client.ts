/**
 * The filter of the gallery: the stylesheet shows the category that the address names; this keeps the page where it is when
 * a tab is pressed, and tells assistive technology which tab is current.
 */
export function startFilter(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-filter] > a')];
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
