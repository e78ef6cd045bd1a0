import { type ChangeEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import type { Draft } from './draft.ts';
import { storedDraft } from './storedDraft.ts';

type Options = Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'> & {
  /** Puts a stored draft into the fields that are still empty. */
  restore: (stored: Draft) => void;
};

type UseDraft = {
  /** For the box that keeps the draft. Uncontrolled: it may have been ticked before hydration. */
  box: RefObject<HTMLInputElement | null>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Unticks the box and removes the draft. */
  discard: () => void;
};

/** How drafts are read and written; most visitors have none. */
const drafts = () => import('./draft.ts');

/** Stores a draft of the application on the device while its box is ticked, and restores it on the next visit. */
export function useDraft({ getValues, subscribe, restore }: Options): UseDraft {
  const box = useRef<HTMLInputElement>(null);
  const restoreStored = useEffectEvent(restore);

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
        if (draft) {
          if (box.current) box.current.checked = true;
          restoreStored(draft);
        }
        store();
      }, console.error);
    return subscribe({ formState: { values: true }, callback: store });
  }, [subscribe, store]);

  return {
    box,
    onChange: ({ target }) => (target.checked ? store() : storedDraft.remove()),
    discard: () => {
      if (box.current) box.current.checked = false;
      storedDraft.remove();
    },
  };
}
