import { attributeOf, selectorOf } from '#components/dom/hooks.ts';

/** A shorter movement is a click; Embla's own threshold is about the same. */
const SWIPE_PX = 30;

/**
 * Swipes over a carousel whose controls aren't hydrated yet: clicks its next or previous button,
 * and the island loader keeps that click until they are. The browser cancels the touch when the
 * movement scrolls the page.
 *
 * @param viewport the carousel's viewport, within its island's area
 */
export function start(viewport: HTMLElement): void {
  const area = viewport.closest(selectorOf('island-area'));
  const step = (direction: 'previous' | 'next') =>
    area?.querySelector<HTMLElement>(`[${attributeOf('carousel-step')}=${direction}]`)?.click();
  let from: number | undefined;
  viewport.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length > 1 || area?.hasAttribute(attributeOf('carousel-live')) ? undefined : touches[0]?.clientX;
    },
    { passive: true },
  );
  viewport.addEventListener('touchcancel', () => {
    from = undefined;
  });
  viewport.addEventListener('touchend', ({ changedTouches }) => {
    const by = (changedTouches[0]?.clientX ?? 0) - (from ?? Number.NaN);
    if (Math.abs(by) >= SWIPE_PX) step(by < 0 ? 'next' : 'previous');
  });
}
