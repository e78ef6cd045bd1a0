import { type RefObject, useEffect, useRef } from 'react';
import tick from '#components/fields/tick.module.css';
import type { MembershipForm } from '#content/forms/forms.ts';
import { valuesIn } from './answers.ts';
import { type Draft, draft } from './draft.ts';
import styles from './KeepDraft.module.css';

type Props = {
  words: MembershipForm['draft'];
  form: RefObject<HTMLFormElement | null>;
  /** Puts a kept draft into the fields that are still empty. */
  restore: (kept: Draft) => void;
};

/** The box that keeps a draft of the application on the device, while it is ticked and never else. */
export function KeepDraft({ words, form, restore }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(restore);
  latest.current = restore;

  useEffect(() => {
    const keep = box.current;
    const fields = form.current;
    if (!keep || !fields) return;
    const save = () => {
      if (keep.checked) draft.keep(valuesIn(fields));
    };
    const kept = draft.load();
    if (kept) {
      keep.checked = true;
      latest.current(kept);
    }
    // Also ticked, perhaps, before this was here.
    save();
    const listening = new AbortController();
    const { signal } = listening;
    keep.addEventListener('change', () => (keep.checked ? save() : draft.forget()), { signal });
    // A city that was chosen from the list is told by the field's blur alone.
    for (const type of ['input', 'change', 'focusout']) fields.addEventListener(type, save, { signal });
    // React-hook-form's reset after a success resets the form itself.
    fields.addEventListener(
      'reset',
      () => {
        keep.checked = false;
        draft.forget();
      },
      { signal },
    );
    return () => listening.abort();
  }, [form]);

  return (
    <div className={styles.draft}>
      <label>
        <input ref={box} className={tick.tick} type="checkbox" aria-describedby="draft-note" />
        {words.label}
      </label>
      <p id="draft-note">{words.note}</p>
    </div>
  );
}
