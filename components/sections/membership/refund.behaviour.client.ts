import { refundWords } from './refundWords.ts';

/** Works out the refund of the join page anew when a date is picked. Nothing is sent or kept. */
export function start(): void {
  const refund = document.querySelector<HTMLElement>('[data-refund]');
  const [begins, ends] = refund?.querySelectorAll('input') ?? [];
  const summary = refund?.querySelector('[data-summary]');
  const list = refund?.querySelector<HTMLElement>('dl');
  if (!refund || !begins || !ends || !summary || !list) return;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-fee]')];
  const sentences = JSON.parse(refund.dataset.refund ?? '{}');
  const fees = lines.map((line) => Number(line.dataset.fee));

  refund.addEventListener('input', () => {
    const words = refundWords(begins.value, ends.value, fees, sentences);
    summary.textContent = words.summary;
    list.hidden = words.sums.length === 0;
    for (const [index, { sum, result }] of words.sums.entries())
      lines[index]?.replaceChildren(`${sum} = `, Object.assign(document.createElement('b'), { textContent: result }));
    for (const input of [begins, ends]) input.setAttribute('aria-invalid', String(list.hidden));
  });
}
