import { type Ref, useCallback, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import styles from './KeepDraft.module.css';
import { storedDraft } from './storedDraft.ts';

export type DraftHandle = {
  /** Unticks the box and removes the draft. */
  discard: () => void;
};

type Props = { ref: Ref<DraftHandle>; words: MembershipForm['draft'] };

/** How drafts are read and written; most visitors have none. */
const drafts = () => import('./draft.ts');

/**
 * The box that keeps a draft of the application on the device while it is ticked; the next visit restores the draft.
 * Uncontrolled: it may have been ticked before hydration.
 */
export function KeepDraft({ ref, words }: Props) {
  const { getValues, setValue, subscribe } = useFormContext<Values>();
  const box = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const store = useCallback(() => {
    if (!box.current?.checked) return;
    drafts().then(({ draftOf }) => {
      // It may have been unticked meanwhile.
      if (box.current?.checked) storedDraft.write(draftOf(getValues()));
    }, console.error);
  }, [getValues]);

  useEffect(() => {
    const stored = storedDraft.read();
    if (stored === undefined) store();
    else
      drafts().then(({ draftOf }) => {
        const draft = draftOf(stored);
        if (draft && box.current) box.current.checked = true;
        // A field that was typed in meanwhile is newer than the draft.
        for (const [name, value] of Object.entries(draft ?? {}))
          if (getValues(name) === initialValues[name] && value !== initialValues[name]) setValue(name, value);
        store();
      }, console.error);
    return subscribe({ formState: { values: true }, callback: store });
  }, [getValues, setValue, subscribe, store]);

  useImperativeHandle(ref, () => ({
    discard() {
      if (box.current) box.current.checked = false;
      storedDraft.remove();
    },
  }));

  return (
    <div className={`script-only ${styles.draft}`}>
      <label>
        <Checkbox
          ref={box}
          onChange={({ target }) => (target.checked ? store() : storedDraft.remove())}
          aria-describedby={noteId}
        />
        {words.label}
      </label>
      <p id={noteId}>{words.note}</p>
    </div>
  );
}
