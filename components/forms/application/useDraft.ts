import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { type Draft, draft } from './draft.ts';

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

/** Stores a draft of the application on the device while its box is ticked, and restores it on the next visit. */
export function useDraft({ getValues, subscribe, restore }: Options): UseDraft {
  const box = useRef<HTMLInputElement>(null);
  const restoreStored = useEffectEvent(restore);

  useEffect(() => {
    const stored = draft.load();
    if (stored) {
      if (box.current) box.current.checked = true;
      restoreStored(stored);
    }
    const store = (values: Values) => {
      if (box.current?.checked) draft.store(values);
    };
    store(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [getValues, subscribe]);

  return {
    box,
    onChange: ({ target }) => (target.checked ? draft.store(getValues()) : draft.remove()),
    discard: () => {
      if (box.current) box.current.checked = false;
      draft.remove();
    },
  };
}
