import type { ComponentProps } from 'react';
import styles from '#components/controls/control.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** No `autoComplete`: "off" would keep browsers from restoring the text after Back. */
type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'autoComplete'>;

/** Several lines of text. */
export function TextArea({ id, name, label, optional, error, span, ...textarea }: Props) {
  return (
    <Field id={id} name={name} label={label} optional={optional} error={error} span={span}>
      {(control) => <textarea {...textarea} {...control} className={styles.control} required={!optional} />}
    </Field>
  );
}
