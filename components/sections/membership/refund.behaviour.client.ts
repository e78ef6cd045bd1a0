import { part } from '#components/behaviours/part.client.ts';
import { refundSentences, refundWords } from './refundWords.ts';

/** Recomputes the refund on the membership page when a date is picked. Nothing is sent or stored. */
export function start(): void {
  const refund = part(document, '[data-refund]', HTMLElement);
  const summary = part(refund, '[data-summary]', HTMLElement);
  const list = part(refund, 'dl', HTMLElement);
  const lines = [...list.querySelectorAll<HTMLElement>('[data-fee]')];
  const fees = lines.map((line) => Number(line.dataset.fee));
  const sentences = refundSentences.parse(JSON.parse(refund.dataset.refund ?? ''));
  const inputs = [...refund.querySelectorAll('input')];

  const update = () => {
    const [begins = '', ends = ''] = inputs.map(({ value }) => value);
    const words = refundWords(begins, ends, fees, sentences);
    summary.textContent = words.summary;
    list.hidden = words.sums.length === 0;
    for (const [index, { sum, result }] of words.sums.entries())
      lines[index]?.replaceChildren(`${sum} = `, Object.assign(document.createElement('b'), { textContent: result }));
    const { begins: badBegin, ends: badEnd } = words.refused;
    for (const [index, isRefused] of [badBegin, badEnd].entries())
      inputs[index]?.setAttribute('aria-invalid', String(isRefused));
  };
  refund.addEventListener('input', update);
  // A date that was picked before this script ran, or restored by the browser.
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) update();
}
