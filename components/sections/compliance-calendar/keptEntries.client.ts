import { storedItem } from '#components/dom/storedItem.ts';

/** Stored only while the box for it is ticked. */
const item = storedItem('localStorage', 'compliancePlanner');

/** What the visitor entered in the planner's form. */
export const entriesOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The visitor's entries in the planner's form, on this device: a query string. */
export const keptEntries = {
  /** Stores the ids of today's rules too. @returns whether this browser could store them */
  store(form: HTMLFormElement): boolean {
    const entries = entriesOf(form);
    for (const { value } of form.querySelectorAll<HTMLInputElement>('input[name="rule"]'))
      entries.append('known', value);
    return item.write(entries.toString());
  },
  remove: item.remove,
  /**
   * Fills the form with the stored entries; false where there are none. Rules that came later, or
   * that aren't for the chosen kind of firm, stay as they are.
   */
  restore(form: HTMLFormElement): boolean {
    const text = item.read();
    if (typeof text !== 'string') return false;
    const entries = new URLSearchParams(text);
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement)) continue;
      if (input.name === 'rule' && !entries.getAll('known').includes(input.value)) continue;
      if (input.closest('li[hidden]')) continue;
      if (['checkbox', 'radio'].includes(input.type)) input.checked = entries.getAll(input.name).includes(input.value);
      else input.value = entries.get(input.name) ?? '';
    }
    return true;
  },
};
