import { type Ref, type RefObject, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { inTime } from '#components/dom/timeLimit.ts';
import { LabelledCheckbox } from '#components/fields/Checkbox.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { seenValues, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import styles from './KeepDraft.module.css';
import { storedDraft } from './storedDraft.ts';

export type DraftHandle = {
  /** Unticks the box and removes the draft. */
  discard: () => void;
};

type Props = {
  ref: Ref<DraftHandle>;
  form: RefObject<HTMLFormElement | null>;
  words: MembershipForm['draft'];
};

/** How drafts are read and written; most visitors have none. */
const fetchDrafts = () => inTime(import('./draft.ts'));

/**
 * The box that keeps a draft of the application on the device while it is ticked; the next visit
 * restores the draft, and tabs that are open at the same time share it. Uncontrolled: it may have
 * been ticked before hydration.
 */
export function KeepDraft({ ref, form, words }: Props) {
  const { setValue, subscribe } = useFormContext<Values>();
  const box = useRef<HTMLInputElement>(null);
  /** What the form showed when it was last joined with the draft. */
  const before = useRef(initialValues);
  const isStored = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const noteId = useId();

  const discard = useCallback(() => {
    if (box.current) box.current.checked = false;
    isStored.current = false;
    storedDraft.remove();
  }, []);

  const store = useCallback(async () => {
    if (!box.current?.checked) return;
    let isKept = false;
    try {
      const { draftOf, joinDrafts } = await fetchDrafts();
      // It may have been unticked meanwhile.
      if (!box.current?.checked || !form.current) return;
      const shown = draftOf(seenValues(membershipFields, form.current)) ?? {};
      const { draft, missing } = joinDrafts(shown, draftOf(before.current) ?? {}, draftOf(storedDraft.read()));
      before.current = { ...shown, ...missing };
      isKept = storedDraft.write(draft);
      isStored.current = isKept;
      for (const [name, value] of Object.entries(missing)) setValue(name, value);
    } catch (error) {
      console.error('Loading chunk failed (missing): draft', error);
      // An earlier draft stays, for the next visit.
      isStored.current = storedDraft.read() !== undefined;
    }
    setHasFailed(!isKept);
    if (!isStored.current) discard();
  }, [form, setValue, discard]);

  useEffect(() => {
    const restore = () => {
      if (box.current && storedDraft.read() !== undefined) box.current.checked = true;
      store();
    };
    /**
     * Follows what another tab has stored or removed. Answers that nobody asked to keep are not
     * joined with it.
     */
    const follow = () => {
      const seen = form.current ? seenValues(membershipFields, form.current) : {};
      const isUntouched = Object.entries(seen).every(([name, value]) => value === initialValues[name]);
      if (isStored.current && storedDraft.read() === undefined) discard();
      else if (box.current?.checked || isUntouched) restore();
    };
    restore();
    const listening = new AbortController();
    const { signal } = listening;
    storedDraft.onChange(follow, { signal });
    // For what was filled in without an event.
    document.addEventListener('visibilitychange', store, { signal });
    const unsubscribe = subscribe({ formState: { values: true }, callback: store });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [form, subscribe, store, discard]);

  useImperativeHandle(ref, () => ({ discard }));

  return (
    <div className={`script-only ${styles.draft}`}>
      <LabelledCheckbox
        ref={box}
        onChange={({ target }) => {
          setHasFailed(false);
          if (target.checked) store();
          else discard();
        }}
        aria-describedby={noteId}
      >
        {words.label}
      </LabelledCheckbox>
      <p id={noteId}>{words.note}</p>
      <div role="alert">{hasFailed && <ErrorMessage>{words.unkept}</ErrorMessage>}</div>
    </div>
  );
}
