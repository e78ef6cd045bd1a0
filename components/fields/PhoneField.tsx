import type { ComponentProps } from 'react';
import styles from '#components/controls/control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import phone from './PhoneField.module.css';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> & {
    countryCode: {
      value: string;
      /** What else to choose from; left out, the code is a fixed box. */
      list?: { label: string; options: readonly { code: string; name: string }[] };
      /** Registers a fixed code with its form. */
      input?: Omit<ComponentProps<'input'>, 'type' | 'value'>;
    };
  };

/** A telephone number behind its country code, which is sent as `countryCode`. */
export function PhoneField({ id, name, label, optional, hint, error, span, countryCode, ...input }: Props) {
  const { value, list, input: registered } = countryCode;
  return (
    <Field id={id} name={name} label={label} optional={optional} hint={hint} error={error} span={span}>
      {(control) => {
        const codeId = `${control.id}-code`;
        const describedBy = [!list && codeId, control['aria-describedby']].filter(Boolean).join(' ');
        return (
          <div className={phone.phone} data-fixed={!list}>
            {list ? (
              <select
                className={styles.control}
                name="countryCode"
                aria-label={list.label}
                defaultValue={value}
                disabled={input.disabled}
              >
                {list.options.map(({ code, name }) => (
                  <option key={name} value={code}>
                    {code} {name}
                  </option>
                ))}
              </select>
            ) : (
              <span className={phone.code} id={codeId}>
                {value}
                <input name="countryCode" {...registered} type="hidden" value={value} disabled={input.disabled} />
              </span>
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
