import { frameHooks } from './frameHooks.ts';

/** Back to top (specification 2.1): scrolls, as base.css has it, and focuses the header's first link. */
export function startBackToTop(): void {
  document.querySelector(frameHooks.backToTop.selector)?.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>(`${frameHooks.header.selector} a`)?.focus({ preventScroll: true });
  });
}
