import { selectorOf } from '#components/dom/hooks.ts';

/**
 * Back to top (specification 2.1): scrolls, as base.css has it, and focuses the header's first
 * link.
 */
export function startBackToTop(): void {
  document.querySelector(selectorOf('back-to-top'))?.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>(`${selectorOf('site-header')} a`)?.focus({ preventScroll: true });
  });
}
