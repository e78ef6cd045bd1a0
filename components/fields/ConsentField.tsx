import type { ComponentProps } from 'react';
import { type Checkbox, LabelledCheckbox } from './Checkbox.tsx';
import styles from './ConsentField.module.css';
import { Asterisk, FieldError, type FieldProps, useControl } from './Field.tsx';

type Props = Pick<FieldProps, 'id' | 'name' | 'error'> &
  Omit<ComponentProps<typeof Checkbox>, 'id' | 'name' | 'type'> & {
    /**
     * The sentence around its link; screen readers hear `newTab` after the link, which leaves the
     * form.
     */
    text: { before: string; link: string; href: string; newTab: string; after: string };
  };

/** Acceptance of a policy, which opens in a new tab so that nothing typed is lost. */
export function ConsentField({ id, name, text, error, ...input }: Props) {
  const control = useControl({ id, name, error });
  return (
    <div className={styles.consent}>
      <LabelledCheckbox {...input} {...control} required>
        <span>
          {text.before}{' '}
          <a href={text.href} target="_blank" rel="noopener">
            {text.link}
            <span className="visually-hidden"> {text.newTab}</span>
          </a>{' '}
          {text.after} <Asterisk />
        </span>
      </LabelledCheckbox>
      <FieldError controlId={control.id} error={error} />
    </div>
  );
}
