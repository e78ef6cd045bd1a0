import { element } from '#components/dom/element.client.ts';
import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { storedCopy } from '#components/forms/application/sentCopy.ts';
import { sentCopySchema } from '#components/forms/application/sentCopySchema.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Shows a copy of the application that was just sent, to print or to remove. */
export function start(): void {
  const place = requireElement(document, selectorOf('sent-copy'), HTMLElement);
  const moment = requireElement(place, selectorOf('sent-moment'), HTMLElement);
  const list = requireElement(place, 'dl', HTMLElement);
  const reference = requireElement(document, selectorOf('sent-reference'), HTMLElement);
  const printButton = requireElement(document, selectorOf('sent-print'), HTMLElement);
  const copy = sentCopySchema.safeParse(storedCopy.read()).data;
  if (!copy) return;
  moment.textContent = `${valueAt('sent-moment', moment)} ${MOMENT.format(new Date(copy.sent))}`;
  list.replaceChildren(
    ...Object.entries(copy.answers).map(([label, value]) =>
      element('div', {}, element('dt', { textContent: label }), element('dd', { textContent: value })),
    ),
  );
  requireElement(reference, 'strong', HTMLElement).textContent = copy.reference ?? '';
  const show = (isShown: boolean) => {
    place.hidden = printButton.hidden = !isShown;
    reference.hidden = !isShown || !copy.reference;
  };
  printButton.addEventListener('click', () => print());
  requireElement(place, selectorOf('sent-remove'), HTMLElement).addEventListener('click', () => {
    storedCopy.remove();
    list.replaceChildren();
    show(false);
    // The button is hidden now and would lose the focus.
    requireElement(document, 'h1', HTMLElement).focus();
  });
  show(true);
}
