/** Shorter ones are presses (Embla's own threshold is near it). */
const SWIPE_PX = 30;

/**
 * A swipe over a carousel that still sleeps presses its next or previous button, which island/boot keeps until the
 * carousel is awake. A movement up or down scrolls the page, and the browser cancels the touch.
 */
export function startEarlySwipe(): void {
  for (const viewport of document.querySelectorAll<HTMLElement>('[data-viewport]')) {
    const area = viewport.closest('[data-island-area]');
    const [previous, next] = area?.querySelectorAll<HTMLElement>('[data-island] button') ?? [];
    let from: number | undefined;
    viewport.addEventListener(
      'touchstart',
      ({ touches }) => {
        from = touches.length > 1 || area?.hasAttribute('data-live') ? undefined : touches[0]?.clientX;
      },
      { passive: true },
    );
    viewport.addEventListener('touchcancel', () => {
      from = undefined;
    });
    viewport.addEventListener('touchend', ({ changedTouches }) => {
      const by = (changedTouches[0]?.clientX ?? 0) - (from ?? Number.NaN);
      if (Math.abs(by) >= SWIPE_PX) (by < 0 ? next : previous)?.click();
    });
  }
}
