// Not a slider library: brings the current entry of a horizontal strip to its middle, which is the
// one that the address names, or the marked one.
$('[data-site-swipe]', (strip) => {
  const show = () => {
    const current = strip.querySelector(':target') ?? strip.querySelector('[aria-current="true"]');
    if (!current) return;
    const { left, width } = current.getBoundingClientRect();
    const offset = left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
    strip.scrollBy({ left: offset, behavior: $still ? 'auto' : 'smooth' });
  };
  addEventListener('hashchange', show);
  show();
});
