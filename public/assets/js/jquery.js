// The query helper that the other seven share: $('[data-x]', element => …) visits every match.
window.$ = (selector, visit) => {
  for (const element of document.querySelectorAll(selector)) visit(element);
};
// True where the visitor asked for stillness; nothing of these scripts moves then.
window.$still = matchMedia('(prefers-reduced-motion: reduce)').matches;
