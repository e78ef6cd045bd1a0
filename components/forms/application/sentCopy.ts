import { fingerprintOf, referenceOf } from '#components/forms/reference.ts';
import type { Answer } from './answers.ts';

/** The key under which the form stores what was sent, for the next page; until the tab is closed or the visitor removes it. */
export const SENT_COPY = 'applicationCopy';

export type SentCopy = {
  /** When, as an ISO date and time. */
  sent: string;
  /** The association's inbox has the same; undefined where the browser could not work it out. */
  reference?: string | undefined;
  /** Each answer by its label. */
  answers: Record<string, string>;
};

/** Stores what was sent for the next page. Where storage is switched off, that page shows no copy. */
export async function storeSentCopy(
  answers: Answer[],
  payload: Record<string, unknown>,
  sent = new Date(),
): Promise<void> {
  const reference = await fingerprintOf(payload).then(referenceOf, () => undefined);
  try {
    const given = answers.filter(({ value }) => value !== '').map(({ label, value }) => [label, value]);
    const copy: SentCopy = { sent: sent.toISOString(), reference, answers: Object.fromEntries(given) };
    sessionStorage.setItem(SENT_COPY, JSON.stringify(copy));
  } catch {
    // As above.
  }
}
