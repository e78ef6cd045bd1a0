// Counts figures below the fold up when they first become visible. The text ends as it began.
if (!$still) {
  const count = (element) => {
    const text = element.textContent;
    const figure = /\d+/.exec(text)?.[0];
    if (!figure) return;
    const begin = performance.now();
    const step = (now) => {
      const share = Math.min(1, (now - begin) / 900);
      const shown = String(Math.round(figure * share * (2 - share)));
      element.textContent = share < 1 ? text.replace(figure, shown) : text;
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      count(target);
    }
  });
  $('[data-count]', (element) => {
    if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
  });
}
