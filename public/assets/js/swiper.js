// Not Swiper: lets a mouse drag horizontal strips, as a finger swipes them.
$('[data-site-swipe]', (strip) => {
  let from;
  let moved = false;
  strip.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button === 0) from = { x: event.clientX, left: strip.scrollLeft };
    moved = false;
  });
  addEventListener('pointermove', (event) => {
    if (!from) return;
    moved ||= Math.abs(event.clientX - from.x) > 4;
    if (moved) strip.scrollLeft = from.left - (event.clientX - from.x);
  });
  addEventListener('pointerup', () => {
    from = undefined;
  });
  // A drag ends with a click on the element it began on, which must not count.
  strip.addEventListener('click', (event) => moved && event.preventDefault(), { capture: true });
  strip.addEventListener('dragstart', (event) => event.preventDefault());
});
