import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { controlProps, Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'className'>;

/** Several lines of text. */
export function TextArea({ name, label, optional, error, span, ...textarea }: Props) {
  return (
    <Field name={name} label={label} optional={optional} error={error} span={span}>
      <textarea {...textarea} {...controlProps(name, error)} className={styles.control} required={!optional} />
    </Field>
  );
}
