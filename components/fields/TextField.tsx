import type { ComponentProps } from 'react';
import styles from '#components/controls/control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

/** One line of text. */
export function TextField({ id, name, label, optional, hint, error, span, type = 'text', ...input }: Props) {
  return (
    <Field id={id} name={name} label={label} optional={optional} hint={hint} error={error} span={span}>
      {(control) => <input {...input} {...control} className={styles.control} type={type} required={!optional} />}
    </Field>
  );
}
