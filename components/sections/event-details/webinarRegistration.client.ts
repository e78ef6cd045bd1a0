import { fillEvent } from './fillEvent.client.ts';
import type { HandedEvent } from './handedEvent.ts';

/** Specification 2.13 and 9. */
const SCROLL_DELAY_MS = 100;

/**
 * /webinar-registration (specification 2.13): shows the event beside the closed form, and scrolls to the form where the
 * address names it. Without an event the visitor goes to the events.
 */
export function showWebinar(template: HTMLTemplateElement, handed: HandedEvent | undefined): void {
  if (!handed) {
    location.replace(template.dataset.withoutEvent ?? '/');
    return;
  }
  const content = document.importNode(template.content, true);
  fillEvent(content, handed);
  template.after(content);

  const form = document.querySelector('main form');
  if (!form || location.hash !== `#${form.id}`) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  setTimeout(() => form.scrollIntoView({ behavior: still ? 'auto' : 'smooth' }), SCROLL_DELAY_MS);
}
