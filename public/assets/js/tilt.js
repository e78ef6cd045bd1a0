// Not tilt.js: tilts banknotes slightly towards the mouse.
if (!$still && matchMedia('(hover: hover) and (pointer: fine)').matches) {
  $('[data-site-tilt]', (card) => {
    card.addEventListener('pointermove', ({ clientX, clientY }) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const x = (clientX - left) / width - 0.5;
      const y = (clientY - top) / height - 0.5;
      card.style.transform = `perspective(60rem) rotateX(${-3 * y}deg) rotateY(${3 * x}deg)`;
    });
    card.addEventListener('pointerleave', () => {
      card.style.transform = '';
    });
  });
}
