// Not jQuery: the query function that the other seven share: $('[data-x]', element => …) calls back
// for each match.
window.$ = (selector, visit) => {
  for (const element of document.querySelectorAll(selector)) visit(element);
};
// True under reduced motion; these scripts then animate nothing.
window.$still = matchMedia('(prefers-reduced-motion: reduce)').matches;
