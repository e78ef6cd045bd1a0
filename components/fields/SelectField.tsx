import type { ComponentProps } from 'react';
import styles from '#components/controls/control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className'> & {
    /** First option, for nothing chosen yet. */
    placeholder?: string;
    options: readonly { value: string; label: string }[];
  };

/** One choice from a list. */
export function SelectField({ id, name, label, optional, error, span, placeholder, options, ...select }: Props) {
  return (
    <Field id={id} name={name} label={label} optional={optional} error={error} span={span}>
      {(control) => (
        // HTML allows `required` only on a list that begins with an empty option. A list without a
        // placeholder always has a value.
        <select {...select} {...control} className={styles.control} required={!optional && placeholder !== undefined}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
