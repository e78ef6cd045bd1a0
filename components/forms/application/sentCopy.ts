import { storedItem } from '#components/dom/storedItem.ts';
import type { Answer } from './answers.ts';
import type { SentCopy } from './sentCopySchema.ts';

/**
 * What the next page shows of an application; until the tab is closed or the visitor removes it.
 */
export const storedCopy = storedItem('sessionStorage', 'applicationCopy');

/** Stores a copy of an application for the next page, with the reference of the API's reply. */
export function storeSentCopy(
  answers: Pick<Answer, 'label' | 'value'>[],
  reference: SentCopy['reference'],
  sent = new Date(),
): void {
  const given = answers.flatMap(({ label, value }) => (value ? [[label, value]] : []));
  storedCopy.write({
    sent: sent.toISOString(),
    answers: Object.fromEntries(given),
    reference,
  } satisfies SentCopy);
}
