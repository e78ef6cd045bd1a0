import type { Answer } from './answers.ts';

/** Where the form hands what was sent over to the page that follows; it stays until the tab is closed or it is removed. */
export const SENT_COPY = 'applicationCopy';

/** Hands over what was sent. Where storage is switched off, the page that follows goes without. */
export function handOverCopy(answers: Answer[], sent = new Date()): void {
  try {
    const copied = answers.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value }));
    sessionStorage.setItem(SENT_COPY, JSON.stringify({ sent: sent.toISOString(), answers: copied }));
  } catch {
    // As above.
  }
}
