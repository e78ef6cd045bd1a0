import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { controlProps, Field, type FieldProps } from './Field.tsx';
import phone from './PhoneField.module.css';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className' | 'type'> & {
    countryCode: {
      label: string;
      /** A single code is a fixed box; several are a list to choose from. */
      options: readonly { code: string; name: string }[];
      value: string;
      /** Ties a fixed code to its form, see `useSubmission`. */
      input?: Omit<ComponentProps<'input'>, 'type' | 'value'>;
    };
  };

/** A telephone number behind its country code, which travels as `countryCode`. */
export function PhoneField({ name, label, optional, error, span, countryCode, ...input }: Props) {
  const codeId = `${name}-code`;
  const fixed = countryCode.options.length === 1;
  return (
    <Field name={name} label={label} optional={optional} error={error} span={span}>
      <div className={phone.phone} data-fixed={fixed}>
        {fixed ? (
          <span className={phone.code} id={codeId}>
            {countryCode.value}
            <input
              name="countryCode"
              {...countryCode.input}
              type="hidden"
              value={countryCode.value}
              disabled={input.disabled}
            />
          </span>
        ) : (
          <select
            className={styles.control}
            name="countryCode"
            aria-label={countryCode.label}
            defaultValue={countryCode.value}
            disabled={input.disabled}
          >
            {countryCode.options.map(({ code, name }) => (
              <option key={name} value={code}>
                {code} {name}
              </option>
            ))}
          </select>
        )}
        <input
          {...input}
          {...controlProps(name, error, fixed ? codeId : undefined)}
          className={styles.control}
          type="tel"
          required={!optional}
        />
      </div>
    </Field>
  );
}
