/** The key under which a draft is stored, only while its box is ticked. */
const KEY = 'membershipDraft';

/** The draft on this device, as text. Where storage is switched off there is none, and nothing is stored. */
export const storedDraft = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text: string): void {
    try {
      localStorage.setItem(KEY, text);
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
};
