import { storedItem } from '#components/behaviours/storedItem.ts';

/** Stored only while the box for it is ticked. */
const item = storedItem('localStorage', 'compliancePlanner');

/** What is stored, a query string. */
function stored(): URLSearchParams | undefined {
  const text = item.read();
  return typeof text === 'string' ? new URLSearchParams(text) : undefined;
}

/** The visitor's entries in the planner's form, on this device. */
export const keptEntries = {
  store(form: HTMLFormElement): void {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    item.write(new URLSearchParams(entries).toString());
  },
  remove: item.remove,
  /** Fills the form with the stored entries; false where there are none. */
  restore(form: HTMLFormElement): boolean {
    const entries = stored();
    if (!entries) return false;
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement)) continue;
      if (['checkbox', 'radio'].includes(input.type)) input.checked = entries.getAll(input.name).includes(input.value);
      else input.value = entries.get(input.name) ?? '';
    }
    return true;
  },
};
