// After a jump within the page the keyboard goes on from where it landed, in browsers that leave it behind.
addEventListener('hashchange', () => {
  const target = document.querySelector(':target');
  if (!target || target.contains(document.activeElement)) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
});
