/**
 * Ctrl + K, or Command + K, opens the search page at its field, or focuses the field on that page
 * itself. A shortcut of a modifier and a letter is not a single-key shortcut (WCAG 2.1.4). In a
 * field the keys keep their own meaning.
 */
export function startSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    const search = document.querySelector('#site-search') ?? document.querySelector('header a[href="/search"]');
    event.preventDefault();
    if (search instanceof HTMLInputElement) search.focus();
    // Browsers focus what the address names before any script runs.
    else if (search instanceof HTMLAnchorElement) location.assign(`${search.href}#site-search`);
  });
}
