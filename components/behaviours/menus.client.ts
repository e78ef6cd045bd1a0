import { selectorOf } from '#components/dom/hooks.ts';

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/**
 * The header's menus (specification 2.1): the menu button of small screens and the dropdown, both
 * with `aria-expanded` and `aria-controls`. Opening one closes the others. Escape, a click or focus
 * elsewhere and a page change close all. Without this script the links are visible
 * (Header.module.css).
 */
export function startMenus(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(selectorOf('site-header-menu'))];
  const set = (button: HTMLButtonElement, open: boolean) => button.setAttribute('aria-expanded', String(open));
  const panelOf = (button: HTMLButtonElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');
  const contains = (button: HTMLButtonElement, node: Node) =>
    button.contains(node) || panelOf(button)?.contains(node) === true;
  // A menu inside an open menu stays open while the click is within the outer one, so that the
  // clicked item doesn't move.
  const keeps = (button: HTMLButtonElement, node: Node) =>
    buttons.some((menu) => isOpen(menu) && contains(menu, button) && contains(menu, node));
  const closeAllBut = (node?: Node) => {
    for (const button of buttons) if (!node || !keeps(button, node)) set(button, false);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const open = !isOpen(button);
      closeAllBut(button);
      set(button, open);
      // The menu of small screens opens with its dropdown closed.
      for (const inner of buttons) if (panelOf(button)?.contains(inner)) set(inner, false);
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    const last = buttons.filter(isOpen).find((button) => button.offsetParent !== null);
    if (key !== 'Escape' || !last) return;
    closeAllBut();
    last.focus();
  });
  for (const touch of ['pointerdown', 'focusin'])
    document.addEventListener(touch, ({ target }) => {
      if (target instanceof Node) closeAllBut(target);
    });
  for (const button of buttons)
    panelOf(button)?.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      closeAllBut();
      // The link may lead to a part of this page, and is hidden now.
      if (button.checkVisibility()) button.focus({ preventScroll: true });
    });
  // The back/forward cache keeps the page as it is left.
  addEventListener('pagehide', () => closeAllBut());
}
