import { type ComponentProps, useId } from 'react';
import controls from '#components/controls/control.module.css';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-describedby'> & {
  label: string;
  /** What the date is, or where to find it. */
  hint?: string | undefined;
};

/** A date, for a page's script: plain HTML that the script reads. */
export function DateField({ id, label, hint, ...input }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint && `${controlId}-hint`;
  return (
    <div>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* Without a maximum, browsers let years of six digits be typed. */}
      <input
        max="9999-12-31"
        {...input}
        className={controls.control}
        type="date"
        id={controlId}
        aria-describedby={hintId}
      />
    </div>
  );
}
