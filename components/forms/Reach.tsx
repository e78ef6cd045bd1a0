import type { Sending } from '#content/forms/form-settings.ts';
import styles from './Reach.module.css';

/** How to reach the association when a form does not work: by telephone or email. */
export function Reach({ phone, email }: Pick<Sending, 'phone' | 'email'>) {
  return (
    <p className={styles.reach}>
      <a href={phone.href}>{phone.display}</a> <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
