import type { ComponentProps, RefCallback } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './ChoiceField.module.css';
import field from './Field.module.css';
import { Asterisk, FieldError, type FieldProps, useControl } from './Field.tsx';

type Props = Pick<FieldProps, 'id' | 'name' | 'error'> &
  Omit<ComponentProps<typeof Checkbox>, 'id' | 'name' | 'type' | 'value' | 'defaultChecked' | 'ref'> & {
    legend: string;
    options: readonly { value: string; label: string; figure?: string; text?: string }[];
    initial?: string;
    /** Cards in a row from 768 px. */
    columns: 1 | 2 | 3;
    /** Called with each input in turn. */
    ref?: RefCallback<HTMLInputElement>;
  };

/**
 * One choice of a few, each on a card: radio inputs, which two columns draw as check boxes
 * (specification 3.2).
 */
export function ChoiceField(props: Props) {
  const { id, name, legend, required, options, initial, columns, error, ref, ...input } = props;
  const control = useControl({ id, name, error });
  // The chosen input is registered first: react-hook-form would take another's "not chosen" for the
  // value of the group, and so undo a choice made before hydration. It ignores an input that it has
  // registered.
  const register = (fieldset: HTMLFieldSetElement | null) => {
    for (const inputs of [':checked', 'input'])
      for (const input of fieldset?.querySelectorAll<HTMLInputElement>(inputs) ?? []) ref?.(input);
  };
  return (
    <fieldset ref={ref && register} aria-describedby={control['aria-describedby']}>
      <legend className={field.label}>
        {legend} {required && <Asterisk />}
      </legend>
      <div className={styles.options} data-columns={columns} data-invalid={control['aria-invalid']}>
        {options.map(({ value, label, figure, text }, index) => (
          <label key={value} className={styles.option}>
            <Checkbox
              {...input}
              name={name}
              id={index === 0 ? control.id : undefined}
              type="radio"
              round={columns !== 2}
              required={required}
              value={value}
              defaultChecked={value === initial}
            />
            <b>{label}</b>
            {figure && <em>{figure}</em>}
            {text && <small>{text}</small>}
          </label>
        ))}
      </div>
      <FieldError controlId={control.id} error={error} />
    </fieldset>
  );
}
