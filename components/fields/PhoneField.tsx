import type { ComponentProps } from 'react';
import styles from '#components/controls/control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import phone from './PhoneField.module.css';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> & {
    countryCode: {
      label: string;
      /** A single code is a fixed box; several are a list to choose from. */
      options: readonly { code: string; name: string }[];
      value: string;
      /** Registers a fixed code with its form. */
      input?: Omit<ComponentProps<'input'>, 'type' | 'value'>;
    };
  };

/** A telephone number behind its country code, which is sent as `countryCode`. */
export function PhoneField({ id, name, label, optional, hint, error, span, countryCode, ...input }: Props) {
  const fixed = countryCode.options.length === 1;
  return (
    <Field id={id} name={name} label={label} optional={optional} hint={hint} error={error} span={span}>
      {(control) => {
        const codeId = `${control.id}-code`;
        const describedBy = [fixed && codeId, control['aria-describedby']].filter(Boolean).join(' ');
        return (
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
              {...control}
              aria-describedby={describedBy || undefined}
              className={styles.control}
              // Not `type="tel"`, where HTML allows no `autocomplete="tel-national"`.
              type="text"
              inputMode="tel"
              required={!optional}
            />
          </div>
        );
      }}
    </Field>
  );
}
