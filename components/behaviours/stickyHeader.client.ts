import { attributeOf, selectorOf } from '#components/dom/hooks.ts';

/** Scroll distance in pixels after which the header sticks (specification 2.1 and 9). */
const STICKY_AFTER = 50;

/** Marks the header as stuck while the page is scrolled further than that. */
export function startStickyHeader(): void {
  const header = document.querySelector(selectorOf('site-header'));
  const update = () => header?.toggleAttribute(attributeOf('site-header-stuck'), scrollY > STICKY_AFTER);
  addEventListener('scroll', update, { passive: true });
  update();
}
