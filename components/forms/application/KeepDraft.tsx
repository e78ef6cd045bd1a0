import { type ComponentProps, type Ref, useId } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { MembershipForm } from '#content/forms/forms.ts';
import styles from './KeepDraft.module.css';

type Props = Pick<ComponentProps<'input'>, 'onChange'> & {
  ref: Ref<HTMLInputElement>;
  words: MembershipForm['draft'];
};

/** The box that keeps a draft of the application on the device, see `useDraft`. */
export function KeepDraft({ ref, words, onChange }: Props) {
  const noteId = useId();
  return (
    <div className={styles.draft}>
      <label>
        <Checkbox ref={ref} onChange={onChange} aria-describedby={noteId} />
        {words.label}
      </label>
      <p id={noteId}>{words.note}</p>
    </div>
  );
}
