import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /**
   * A radio input is drawn as a check box too: the two memberships are one choice (specification
   * 3.2).
   */
  type?: 'checkbox' | 'radio';
  /** Any other radio input is round. */
  round?: boolean | undefined;
};

/** The box of a check box, without its label. */
export function Checkbox({ type = 'checkbox', round, ...input }: Props) {
  return <input {...input} className={round ? `${styles.box} ${styles.round}` : styles.box} type={type} />;
}

/** A check box with its label, which is its children, on one line. */
export function LabelledCheckbox({ children, ...checkbox }: ComponentProps<typeof Checkbox>) {
  return (
    <label className={styles.label}>
      <Checkbox {...checkbox} />
      {children}
    </label>
  );
}
