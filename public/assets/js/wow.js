// Not WOW.js: animates sections below the fold when they first become visible. Only opacity and
// transform change.
if (!$still) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.animate(
        [
          { opacity: 0, transform: 'translateY(12px)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 400, easing: 'ease-out' },
      );
    }
  });
  $('main > section', (section) => {
    if (section.getBoundingClientRect().top > innerHeight) observer.observe(section);
  });
}
