/** Buttons with `data-disclosure` toggle their own `aria-expanded`; stylesheets show and hide what they control. */
export function start(area: HTMLElement): void {
  area.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[data-disclosure]');
    if (button) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
}
