import { valueAt } from '#components/dom/hooks.ts';
import { readHandedEvent } from '#components/events/handedEvent.ts';
import { fillEvent } from './fillEvent.client.ts';

/** Delay before scrolling to the form (specification 2.13 and 9). */
const SCROLL_DELAY_MS = 100;

/**
 * /webinar-registration (specification 2.13): shows the handed-over event next to the closed form,
 * and scrolls to the form when the hash names it. Without an event, and for one that doesn't take
 * place, it redirects to the page that the template names.
 *
 * @param template the template of the event's facts
 */
export function start(template: HTMLElement): void {
  const handed = readHandedEvent();
  if (!(template instanceof HTMLTemplateElement)) return;
  if (!handed || handed.event.isCancelled) {
    location.replace(valueAt('event-missing', template));
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
