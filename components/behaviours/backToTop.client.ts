import { frameHooks } from './frameHooks.ts';

/** Back to top (specification 2.1): scrolls smoothly, or at once under reduced motion, and focuses the header's first link. */
export function startBackToTop(): void {
  document.querySelector(frameHooks.backToTop.selector)?.addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>(`${frameHooks.header.selector} a`)?.focus({ preventScroll: true });
  });
}
