import { storedItem } from '#components/dom/storedItem.ts';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import type { Answer } from './answers.ts';
import type { SentCopy } from './sentCopySchema.ts';

/**
 * What the next page shows of an application; until the tab is closed or the visitor removes it.
 */
export const storedCopy = storedItem('sessionStorage', 'applicationCopy');

/**
 * Stores a copy of an application for the next page; the reference follows from the payload that
 * was sent.
 */
export async function storeSentCopy(
  answers: Pick<Answer, 'label' | 'value'>[],
  payload: Record<string, unknown>,
  sent = new Date(),
): Promise<void> {
  const given = answers.flatMap(({ label, value }) => (value ? [[label, value]] : []));
  storedCopy.write({
    sent: sent.toISOString(),
    answers: Object.fromEntries(given),
    reference: await fingerprintOf(payload).then(referenceOf, () => undefined),
  } satisfies SentCopy);
}
