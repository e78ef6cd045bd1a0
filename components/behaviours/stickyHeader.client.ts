import { frameHooks } from './frameHooks.ts';

/** Scroll distance in pixels after which the header sticks (specification 2.1 and 9). */
const STICKY_AFTER = 50;

/** Sets `data-stuck` on the header while the page is scrolled further than that. */
export function startStickyHeader(): void {
  const header = document.querySelector(frameHooks.header.selector);
  const update = () => header?.toggleAttribute('data-stuck', scrollY > STICKY_AFTER);
  addEventListener('scroll', update, { passive: true });
  update();
}
