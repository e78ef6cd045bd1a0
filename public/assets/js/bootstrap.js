// Not Bootstrap: arrow keys move through an open menu of the header; the down arrow opens a closed
// one.
$('[data-site-header-menu]', (button) => {
  const panel = document.getElementById(button.getAttribute('aria-controls'));
  const move = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.defaultPrevented) return;
    if (button.ariaExpanded !== 'true') {
      if (step < 0 || event.currentTarget !== button) return;
      button.click();
    }
    const stops = [button, ...panel.querySelectorAll('a, button')].filter((stop) => stop.checkVisibility());
    const next = stops[stops.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  button.addEventListener('keydown', move);
  panel.addEventListener('keydown', move);
});
