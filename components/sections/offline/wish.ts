/** Set while the reader wants nothing kept. */
const KEY = 'offlineReading';

/** Whether this reader lets pages be kept; where storage is switched off, nobody has said no. */
export function wantsPagesKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the reader's wish. Only a no leaves a trace on the device. */
export function rememberWish(keep: boolean): void {
  try {
    if (keep) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is switched off, and caches with it.
  }
}
