import { element } from '#components/dom/element.client.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';

/** Writes an answer on the paper of a slip, with its sources where the paper lists them. */
export function fillSlip(paper: HTMLElement, { question, lines, total }: AnswerSlip): void {
  const list = paper.querySelector('ol');
  const sources = [...new Map(lines.flatMap(({ source }) => (source ? [[source.url, source]] : []))).values()];
  const number = (url = '') => sources.findIndex((source) => source.url === url) + 1;
  requireElement(paper, 'header :is(h2, p)', HTMLElement).textContent = question;
  requireElement(paper, 'dl', HTMLElement).replaceChildren(
    ...lines.map(({ name, value, source }) => {
      const answer = element('dd', { textContent: value });
      if (list && source) answer.append(element('sup', { textContent: `[${number(source.url)}]` }));
      return element('div', { className: 'row' }, element('dt', { textContent: name }), ' ', answer);
    }),
  );
  requireElement(paper, 'dl + p', HTMLElement).replaceChildren(
    `${total.label} `,
    element('b', { textContent: total.value }),
  );
  const links = sources.map(({ url, title }) =>
    element('a', { href: url, rel: 'external noopener', textContent: title }),
  );
  list?.replaceChildren(...links.map((link) => element('li', {}, link)));
}
