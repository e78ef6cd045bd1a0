import type { ComponentProps } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './LabelledCheckbox.module.css';

/** A check box with its label, which is its children, on one line. */
export function LabelledCheckbox({ children, ...checkbox }: ComponentProps<typeof Checkbox>) {
  return (
    <label className={styles.label}>
      <Checkbox {...checkbox} />
      {children}
    </label>
  );
}
