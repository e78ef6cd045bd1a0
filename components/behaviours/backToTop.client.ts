/** Back to top (specification 2.1): scrolls smoothly, or at once where motion is unwelcome, and moves focus with it. */
export function startBackToTop(): void {
  document.querySelector('[data-back-to-top]')?.addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus({ preventScroll: true });
  });
}
