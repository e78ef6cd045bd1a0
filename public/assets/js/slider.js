// Scrolls the current entry of a horizontal strip into view.
$('[data-swipe]', (strip) => {
  const current = strip.querySelector('[aria-current]:not([aria-current="false"])');
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const offset = left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
  strip.scrollBy({ left: offset, behavior: $still ? 'auto' : 'smooth' });
});
