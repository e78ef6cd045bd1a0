/** Pixels of scroll after which the header is stuck (specification 2.1 and 9). */
const STICKY_AFTER = 50;

/** Marks the header `data-stuck` once the page has scrolled past 50 pixels. */
export function startStickyHeader(): void {
  const header = document.querySelector('header[data-site-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-stuck', scrollY > STICKY_AFTER);
  addEventListener('scroll', update, { passive: true });
  update();
}
