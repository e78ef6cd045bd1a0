import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LabelledCheckbox } from '#components/fields/Checkbox.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { currentValues, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import { draftOf, readDraft } from './draft.ts';
import styles from './KeepDraft.module.css';
import { storedDraft } from './storedDraft.ts';

/**
 * The box that keeps a draft of the application on the device while it is ticked; the next visit
 * restores it, and resetting the form around it unticks it. Of tabs that are open at the same time,
 * the last one that was changed is kept. Uncontrolled: the box may have been ticked before
 * hydration.
 */
export function KeepDraft({ words }: { words: MembershipForm['draft'] }) {
  const { setValue, subscribe } = useFormContext<Values>();
  const box = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const discard = useCallback(() => {
    if (box.current) box.current.checked = false;
    storedDraft.remove();
  }, []);

  const store = useCallback(() => {
    if (!box.current?.checked || !box.current.form) return;
    const isKept = storedDraft.write(draftOf(currentValues(membershipFields, box.current.form)));
    setHasFailed(!isKept);
    if (!isKept) discard();
  }, [discard]);

  useEffect(() => {
    const draft = readDraft(storedDraft.read());
    if (draft && box.current?.form) {
      box.current.checked = true;
      const current = currentValues(membershipFields, box.current.form);
      // What was typed before hydration is newer.
      for (const [name, value] of Object.entries(draft))
        if (current[name] === initialValues[name]) setValue(name, value);
    }
    store();
    return subscribe({ formState: { values: true }, callback: store });
  }, [subscribe, setValue, store]);

  return (
    <div className={`script-only ${styles.draft}`}>
      <LabelledCheckbox
        ref={box}
        onChange={({ target }) => {
          setHasFailed(false);
          if (target.checked) store();
          else discard();
        }}
      >
        {words.label}
      </LabelledCheckbox>
      <div role="alert">{hasFailed && <ErrorMessage>{words.unkept}</ErrorMessage>}</div>
    </div>
  );
}
