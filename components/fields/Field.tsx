import type { ReactNode } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
  /** The payload's name; the control's id too. */
  name: string;
  label: string;
  /** Said after the label of a field that may stay empty; all others carry an asterisk. */
  optional?: string | undefined;
  error?: string | undefined;
  /** Columns of the form's six; one field to a row below 768 px. */
  span?: 2 | 3 | 4 | 6 | undefined;
};

const errorIdOf = (name: string) => `${name}-error`;

/** What makes a control its field's own: the id that its label names, its name, its error and what else describes it. */
export function controlProps(name: string, error: string | undefined, describedBy?: string) {
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [describedBy, error && errorIdOf(name)].filter(Boolean).join(' ') || undefined,
  };
}

/** The message below a control, tied to it by `controlProps`. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return (
    error && (
      <p className={styles.error} id={errorIdOf(name)}>
        {error}
      </p>
    )
  );
}

/** Label above, control, error below. */
export function Field({ name, label, optional, error, span = 6, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field} data-span={span}>
      <label className={styles.label} htmlFor={name}>
        {label}{' '}
        {optional ? (
          <span className={styles.optional}>({optional})</span>
        ) : (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}
