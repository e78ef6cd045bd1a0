import type { Answer } from './answers.ts';

/** The key under which the form stores what was sent, for the next page; until the tab is closed or the visitor removes it. */
export const SENT_COPY = 'applicationCopy';

export type SentCopy = {
  /** When, as an ISO date and time. */
  sent: string;
  /** Each answer by its label. */
  answers: Record<string, string>;
  /** What was sent, from which the next page works out the reference. */
  payload?: Record<string, unknown> | undefined;
};

/** Stores what was sent for the next page. Where storage is switched off, that page shows no copy. */
export function storeSentCopy(
  answers: Pick<Answer, 'label' | 'value'>[],
  payload: Record<string, unknown>,
  sent = new Date(),
): void {
  try {
    const given = answers.filter(({ value }) => value !== '').map(({ label, value }) => [label, value]);
    const copy: SentCopy = { sent: sent.toISOString(), answers: Object.fromEntries(given), payload };
    sessionStorage.setItem(SENT_COPY, JSON.stringify(copy));
  } catch {
    // As above.
  }
}
