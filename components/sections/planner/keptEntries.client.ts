/** The key under which the visitor's entries are stored, only while the box for it is ticked. */
const KEY = 'compliancePlanner';

/** The form's entries on this device, as a query string. Where storage is switched off nothing is stored. */
export const keptEntries = {
  store(form: HTMLFormElement): void {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    try {
      localStorage.setItem(KEY, new URLSearchParams(entries).toString());
    } catch {
      // As above.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
  /** The firm's name among the stored entries; empty where there is none. */
  firmName(): string {
    try {
      return new URLSearchParams(localStorage.getItem(KEY) ?? '').get('business') ?? '';
    } catch {
      return '';
    }
  },
  /** Fills the form with the stored entries; false where there are none. */
  restore(form: HTMLFormElement): boolean {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(KEY);
    } catch {
      // As above.
    }
    if (stored === null) return false;
    const entries = new URLSearchParams(stored);
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement)) continue;
      if (['checkbox', 'radio'].includes(input.type)) input.checked = entries.getAll(input.name).includes(input.value);
      else input.value = entries.get(input.name) ?? '';
    }
    return true;
  },
};
