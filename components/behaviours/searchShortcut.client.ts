/** Time before the search page opens, in which the first key may come. */
const OPEN_MS = 250;
/** Time after each key before the search page opens: a key pressed between two pages would be lost. */
const TYPING_MS = 700;

/**
 * Goes to the search page with what is typed until it opens. A hidden field takes the keys meanwhile. The address names the
 * search page's field, which browsers focus before any script runs.
 */
function openSearch({ href, textContent }: HTMLAnchorElement): void {
  const field = document.createElement('input');
  field.className = 'visually-hidden';
  field.ariaLabel = textContent;
  // The header is always in view, so that typing doesn't scroll the page.
  document.querySelector('[data-site-header]')?.append(field);
  field.focus();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (delay: number) => {
    clearTimeout(timer);
    const open = () => location.assign(`${href}?q=${encodeURIComponent(field.value)}#site-search`);
    timer = setTimeout(open, delay);
  };
  field.addEventListener('input', () => wait(TYPING_MS));
  // The page can come back from the back/forward cache.
  addEventListener('pagehide', () => field.remove(), { once: true });
  wait(OPEN_MS);
}

/**
 * Ctrl + K, or Command + K, opens the search page, or focuses its field on that page itself. A shortcut of a modifier and a
 * letter is not a single-key shortcut (WCAG 2.1.4). In a field the keys keep their own meaning.
 */
export function startSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    // In document order: the field comes before the footer's link.
    const search = document.querySelector('#site-search, footer a[href="/search"]');
    event.preventDefault();
    if (search instanceof HTMLInputElement) search.focus();
    else if (search instanceof HTMLAnchorElement) openSearch(search);
  });
}
