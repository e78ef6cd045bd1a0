/** The storage key of the reader's refusal. */
const KEY = 'offlineReading';

/** Whether pages may be kept; true where storage is off. */
export function wantsPagesKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Saves the reader's choice. Only a refusal is stored. */
export function rememberWish(keep: boolean): void {
  try {
    if (keep) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is off, and caches too.
  }
}
