import type { Answer } from './answers.ts';

/** The key under which the form stores what was sent, for the next page; until the tab is closed or the visitor removes it. */
export const SENT_COPY = 'applicationCopy';

export type SentCopy = {
  /** When, as an ISO date and time. */
  sent: string;
  /** Each answer by its label. */
  answers: Record<string, string>;
};

/** Stores what was sent for the next page. Where storage is switched off, that page shows no copy. */
export function storeSentCopy(answers: Answer[], sent = new Date()): void {
  try {
    const given = answers.filter(({ value }) => value !== '').map(({ label, value }) => [label, value]);
    const copy: SentCopy = { sent: sent.toISOString(), answers: Object.fromEntries(given) };
    sessionStorage.setItem(SENT_COPY, JSON.stringify(copy));
  } catch {
    // As above.
  }
}
