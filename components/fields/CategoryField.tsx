import type { ComponentProps, RefCallback } from 'react';
import type { MembershipForm } from '#content/forms/forms.ts';
import styles from './CategoryField.module.css';
import { controlProps, FieldError } from './Field.tsx';
import tick from './tick.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | 'defaultValue' | 'ref'> & {
  name: string;
  legend: string;
  /** The choices, the default first. */
  options: MembershipForm['categories'];
  error?: string | undefined;
  /** Gets each input in turn. */
  ref: RefCallback<HTMLInputElement>;
};

/** One choice of two, each with its fee: radio inputs that are drawn as check boxes (specification 3.2). */
export function CategoryField({ name, legend, options, error, ref, ...input }: Props) {
  // The checked one first: react-hook-form would take another's "unchecked" for the group's value, and so undo a choice
  // made before hydration.
  const register = (fieldset: HTMLFieldSetElement | null) => {
    const inputs = [...(fieldset?.querySelectorAll('input') ?? [])];
    inputs.sort((one, other) => Number(other.checked) - Number(one.checked)).forEach(ref);
  };
  return (
    <fieldset className={styles.category} ref={register}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, fee, audience }, index) => (
          <label key={value} className={styles.option}>
            <input
              {...input}
              {...(index === 0 && controlProps(name, error))}
              className={tick.tick}
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
            />
            <b>{label}</b>
            <em>{fee}</em>
            <small>{audience}</small>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
