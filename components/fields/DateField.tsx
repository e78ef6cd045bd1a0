import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';
import { ErrorMessage } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'aria-describedby'> & {
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** What the date is, or where to find it. */
  hint?: string | undefined;
};

/**
 * A date, for a page's script: plain HTML that the script reads. Its message is empty and hidden until `showFieldMessage`
 * (fieldMessage.client.ts) fills it.
 */
export function DateField({ label, optional, hint, ...input }: Props) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* Without a maximum, browsers let years of six digits be typed. */}
      <input max="9999-12-31" {...input} className={styles.control} type="date" id={id} aria-describedby={hintId} />
      <ErrorMessage id={`${id}-message`} hidden />
    </div>
  );
}
