import { fillEvent } from './fillEvent.client.ts';
import type { HandedEvent } from './handedEvent.ts';

/** The words of a piece of HTML. */
const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Writes a description as sanitised HTML; as words alone where the sanitiser can't be had. */
async function writeDescription(element: Element | null, html: string): Promise<void> {
  if (!element) return;
  try {
    const { default: DOMPurify } = await import('dompurify');
    element.innerHTML = DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
      FORBID_ATTR: ['style', 'class', 'id', 'name', 'popover'],
    });
  } catch (error) {
    console.error('Loading chunk failed (missing): dompurify', error);
    element.textContent = wordsOf(html);
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

/** /eventsdetails (specification 2.15): shows the event in a copy of the page's template, or nothing where there is none. */
export async function showEventDetails(template: HTMLTemplateElement, handed: HandedEvent | undefined): Promise<void> {
  if (!handed) return;
  const { title, description, image } = handed.event;
  const content = document.importNode(template.content, true);
  fillEvent(content, handed);
  const heading = content.querySelector('h1');
  if (heading) heading.textContent = title;
  showImage(content.querySelector('img'), content.querySelector('[data-no-image]'), image, title);
  await writeDescription(content.querySelector('[data-description]'), description);
  template.after(content);
}
