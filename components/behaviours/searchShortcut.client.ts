/**
 * Ctrl + K, or Command + K, goes to the search, or to its field on the search's own page. A shortcut of a modifier and a
 * letter can't be pressed by chance or by speech (WCAG 2.1.4); in a field the keys keep their own meaning.
 */
export function startSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    // In the order of the page: the field before the footer's link.
    const search = document.querySelector<HTMLElement>('#site-search, footer a[href="/search"]');
    if (!search) return;
    event.preventDefault();
    if (search instanceof HTMLInputElement) search.focus();
    else search.click();
  });
}
