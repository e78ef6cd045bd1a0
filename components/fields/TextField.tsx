import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { controlProps, Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className'>;

/** One line of text. */
export function TextField({ name, label, optional, error, span, type = 'text', ...input }: Props) {
  return (
    <Field name={name} label={label} optional={optional} error={error} span={span}>
      <input {...input} {...controlProps(name, error)} className={styles.control} type={type} required={!optional} />
    </Field>
  );
}
