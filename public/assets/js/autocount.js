// Not the jQuery plug-in of this name: counts figures below the fold up when they first become
// visible. Screen readers have the whole text meanwhile.
if (!$still) {
  const count = (element) => {
    const text = element.textContent;
    const begin = performance.now();
    const whole = Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: text });
    const counted = document.createElement('span');
    counted.ariaHidden = 'true';
    element.replaceChildren(whole, counted);
    const step = (now) => {
      const share = Math.min(1, (now - begin) / 900);
      if (share === 1) element.textContent = text;
      else requestAnimationFrame(step);
      const part = (figure) => Math.round(figure.replaceAll(',', '') * share * (2 - share)).toLocaleString('en-GB');
      counted.textContent = text.replace(/\d[\d,]*/g, part);
    };
    step(begin);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      count(target);
    }
  });
  $('[data-site-count]', (element) => {
    if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
  });
}
