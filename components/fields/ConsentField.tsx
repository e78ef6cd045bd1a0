import type { ComponentProps } from 'react';
import type { MembershipForm } from '#content/forms/forms.ts';
import styles from './ConsentField.module.css';
import { controlProps, FieldError } from './Field.tsx';
import tick from './tick.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  name: string;
  /** The sentence around its link; `newTab` is told to screen readers, since the link leaves the form. */
  text: MembershipForm['consent'];
  error?: string | undefined;
};

/** Acceptance of the privacy policy, which opens in a new tab so that nothing typed is lost. */
export function ConsentField({ name, text, error, ...input }: Props) {
  return (
    <div className={styles.consent}>
      <label>
        <input {...input} {...controlProps(name, error)} className={tick.tick} type="checkbox" required />
        <span>
          {text.before}{' '}
          <a href={text.href} target="_blank" rel="noopener">
            {text.link}
            <span className="visually-hidden"> {text.newTab}</span>
          </a>{' '}
          {text.after}{' '}
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        </span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
