// Not a template's main script: moves focus to the target after a jump within the page, in browsers
// that don't do so themselves.
addEventListener('hashchange', () => {
  const target = document.querySelector(':target');
  if (!target || target.contains(document.activeElement)) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
});
