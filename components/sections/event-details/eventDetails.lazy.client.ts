import { selectorOf } from '#components/dom/hooks.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';
import { readHandedEvent } from '#components/events/handedEvent.ts';
import { fillEvent } from './fillEvent.client.ts';

/** Writes a description as sanitised HTML, or as text where the sanitiser can't be fetched. */
async function writeDescription(element: Element | null, html: string): Promise<void> {
  if (!element) return;
  try {
    const { default: DOMPurify } = await withDeadline(import('dompurify'));
    element.innerHTML = DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
      FORBID_ATTR: ['style', 'class', 'id', 'name', 'popover'],
    });
  } catch (error) {
    console.error('Loading chunk failed (missing): dompurify', error);
    element.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  }
}

function showImage(image: HTMLImageElement | null, note: Element | null, src: string, title: string): void {
  if (!src) {
    image?.remove();
    return;
  }
  image?.addEventListener('error', () => image.replaceWith(note ?? ''));
  note?.remove();
  image?.setAttribute('alt', title);
  image?.setAttribute('src', src);
}

/**
 * /eventsdetails (specification 2.15): shows the handed-over event in a copy of the page's
 * template. Without one it shows the link to the calendar next to the template.
 *
 * @param template the page's template
 */
export async function start(template: HTMLElement): Promise<void> {
  const handed = readHandedEvent();
  if (!(template instanceof HTMLTemplateElement)) return;
  if (!handed) {
    template.parentElement?.querySelector(selectorOf('event-missing'))?.removeAttribute('hidden');
    return;
  }
  const { title, description, image } = handed.event;
  const content = document.importNode(template.content, true);
  fillEvent(content, handed);
  const heading = content.querySelector('h1');
  if (heading) heading.textContent = title;
  showImage(content.querySelector('img'), content.querySelector(selectorOf('event-no-image')), image, title);
  await writeDescription(content.querySelector(selectorOf('event-description')), description);
  template.after(content);
}
