import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
  /** The control's id, where something else links to it; by default React makes one. */
  id?: string | undefined;
  /** The name under which the value is sent. */
  name: string;
  label: string;
  /** Shown after the label of a field that may stay empty; all others carry an asterisk. */
  optional?: string | undefined;
  error?: string | undefined;
  /** Helps to fill in the field. */
  hint?: string | undefined;
  /** Columns of the form's six; one field to a row below 768 px. */
  span?: 2 | 3 | 4 | 6 | undefined;
};

const errorIdOf = (controlId: string) => `${controlId}-error`;
const hintIdOf = (controlId: string) => `${controlId}-hint`;

/** The attributes that tie a control to its label, its hint and its error. */
export function useControl({ id, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    id: controlId,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && hintIdOf(controlId), error && errorIdOf(controlId)].filter(Boolean).join(' ') || undefined,
  };
}

/** Marks the label of a field that must be filled in. */
export const Asterisk = () => <span aria-hidden="true">*</span>;

/** A message about something to correct. */
export function ErrorMessage(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.error} />;
}

/** The message below a control, which `useControl` refers to. */
export function FieldError({ controlId, error }: { controlId: string; error: string | undefined }) {
  return error && <ErrorMessage id={errorIdOf(controlId)}>{error}</ErrorMessage>;
}

type Props = FieldProps & {
  /** Renders the control with the attributes that tie it to its label, its hint and its error. */
  children: (control: ReturnType<typeof useControl>) => ReactNode;
};

/** Label above, control, hint and error below. */
export function Field({ label, optional, hint, error, span = 6, children, ...named }: Props) {
  const control = useControl({ ...named, hint, error });
  return (
    <div className={styles.field} data-span={span}>
      <label className={styles.label} htmlFor={control.id}>
        {label} {optional ? <span className={styles.optional}>({optional})</span> : <Asterisk />}
      </label>
      {children(control)}
      {hint && (
        <p className={styles.hint} id={hintIdOf(control.id)}>
          {hint}
        </p>
      )}
      <FieldError controlId={control.id} error={error} />
    </div>
  );
}
