/**
 * The buttons of an area that have `aria-expanded` toggle it; stylesheets show and hide what they
 * control.
 */
export function start(area: HTMLElement): void {
  area.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[aria-expanded]');
    if (button) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
}
