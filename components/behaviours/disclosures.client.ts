/** Buttons that show and hide what they control: `aria-expanded` alone changes, stylesheets do the rest. */
export function startDisclosures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[data-disclosure]');
    if (button) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
}
