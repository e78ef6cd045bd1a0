import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { membershipHooks } from './membershipHooks.ts';
import { refundSentences, refundWords } from './refundWords.ts';

/** Recomputes the refund on the membership page when a date is picked. Nothing is sent or stored. */
export function start(): void {
  const refund = requireElement(document, membershipHooks.refund, HTMLElement);
  const summary = requireElement(refund, membershipHooks.summary, HTMLElement);
  const list = requireElement(refund, 'dl', HTMLElement);
  const lines = [...list.querySelectorAll(membershipHooks.fee.selector)];
  const fees = lines.map((line) => Number(membershipHooks.fee.valueAt(line)));
  const sentences = refundSentences.parse(JSON.parse(membershipHooks.refund.valueAt(refund)));
  const inputs = [...refund.querySelectorAll('input')];

  const update = () => {
    const [begins = '', ends = ''] = inputs.map(({ value }) => value);
    const words = refundWords(begins, ends, fees, sentences);
    summary.textContent = words.summary;
    list.hidden = words.sums.length === 0;
    for (const [index, { sum, result }] of words.sums.entries())
      lines[index]?.replaceChildren(`${sum} = `, Object.assign(document.createElement('b'), { textContent: result }));
    const { begins: badBegin, ends: badEnd } = words.errors;
    for (const [index, isInvalid] of [badBegin, badEnd].entries())
      inputs[index]?.setAttribute('aria-invalid', String(isInvalid));
  };
  refund.addEventListener('input', update);
  // A date that was picked before this script ran, or restored by the browser.
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) update();
}
