/** Back to top (specification 2.1): scrolls smoothly, or at once under reduced motion, and focuses the header's first link. */
export function startBackToTop(): void {
  document.querySelector('[data-back-to-top]')?.addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus({ preventScroll: true });
  });
}
