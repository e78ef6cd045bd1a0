import { element } from '#components/dom/element.client.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';

/** Writes an answer on the paper of a slip, without its sources. */
export function fillSlip(paper: HTMLElement, { question, lines, total }: AnswerSlip): void {
  requireElement(paper, 'header p', HTMLElement).textContent = question;
  requireElement(paper, 'dl', HTMLElement).replaceChildren(
    ...lines.map(({ name, value }) =>
      element(
        'div',
        { className: 'row' },
        element('dt', { textContent: name }),
        ' ',
        element('dd', { textContent: value }),
      ),
    ),
  );
  requireElement(paper, 'dl + p', HTMLElement).replaceChildren(
    `${total.label} `,
    element('b', { textContent: total.value }),
  );
}
